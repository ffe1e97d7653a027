import { describe, expect, test } from 'vitest';
import { type Card, DECK, handOf } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, type Setup, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { actionsIn, dealing, replay } from '#engine/kernel/deal/replay.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { probe, rowOf } from '#engine/testing/games/probe.ts';
import { dealPack } from '../deal/deal.ts';
import { OPTIONS } from '../options/options.ts';
import { rulesetOf } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { auction } from './auction.ts';
import { cut } from './cut.ts';

const RULESET = rulesetOf({ family: 'reform', profile: 'reform', options: fallbacksOf(OPTIONS), rulesVersion: 1 });

/** The beginning of a deal, up to the auction. */
const RULES: Rules = probe({
  ...{ id: 'probe-cut', tables: [4, 5], contracts: [], deck: PACK_54.cards, pack: PACK_54 },
  ...{ first: 'cut', phases: [cut(), auction(RULESET)], active: activeSeats, deal: dealPack },
  read: (s) => rowOf(s, () => []),
  settle: () => [],
}).rules({ family: 'probe-cut', profile: 'plain', options: {}, rulesVersion: 1 });

const PACK = shuffled(PACK_54.cards, seededRng('cut'));
const setup = (differs: Partial<Setup> = {}): Setup => ({
  ...{ table: 4, dealer: 3, deck: PACK, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...differs,
});

const actedOn = (s: State): Seat => turnOf(RULES, s).must[0] ?? -1;
const KNOCK: Action = { type: 'knock' };
const DONE: Action = { type: 'done' };
const cutting = (cards: number) => ({ type: 'cut', cards });
const choosing = (packet: number) => ({ type: 'choose-packet', packet });

function dealtBy(at: Setup, ...actions: readonly Action[]): State {
  const begun = start(RULES, at);
  if (!begun.ok) throw new Error(begun.error.code);
  return actions.reduce((s, action) => {
    const done = apply(RULES, s, actedOn(s), action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
    return done.value;
  }, begun.value);
}

const code = (s: State, action: Action): string | undefined => {
  const done = apply(RULES, s, actedOn(s), action);
  return done.ok ? undefined : done.error.code;
};
const handsIn = (s: State): readonly (readonly Card[])[] => s.active.map((seat) => s.zones[handOf(seat)] ?? []);
const talonIn = ({ zones }: State): readonly unknown[] => [zones['talon:0'], zones['talon:1']];
/** The hands of a deck that is dealt as it lies: packets of six, twice round. */
const dealtFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  [0, 1, 2, 3].map((i) => [...deck.slice(6 + 6 * i, 12 + 6 * i), ...deck.slice(30 + 6 * i, 36 + 6 * i)]);
const turned = (deck: readonly Card[], cards: number): readonly Card[] => [
  ...deck.slice(cards),
  ...deck.slice(0, cards),
];

describe('cutting', () => {
  test('the cards from the top go under, and then the pack is dealt', () => {
    const s = dealtBy(setup(), cutting(17), DONE);
    expect(s.phase).toBe('auction');
    expect(handsIn(s)).toEqual(dealtFrom(turned(PACK, 17)));
    expect(talonIn(s)).toEqual([turned(PACK, 17).slice(0, 3), turned(PACK, 17).slice(3, 6)]);
    expect(s.zones[DECK]).toEqual([]);
  });

  test('after the third time it is dealt at once, and a fourth is refused', () => {
    const s = dealtBy(setup(), cutting(53), cutting(30), cutting(2));
    expect(handsIn(s)).toEqual(dealtFrom(turned(turned(turned(PACK, 53), 30), 2)));
    expect(code(s, cutting(5))).toBe('cut-too-often');
    expect(code(dealtBy(setup(), cutting(5), DONE), cutting(5))).toBe('unknown-action');
  });

  test('whoever sits opposite the dealer cuts; at a table of five, two seats to the right of the dealer, who pauses', () => {
    for (const dealer of [0, 1, 2, 3]) expect(actedOn(dealtBy(setup({ dealer })))).toBe((dealer + 2) % 4);
    for (const dealer of [0, 1, 2, 3, 4]) {
      const s = dealtBy(setup({ table: 5, dealer }));
      expect(actedOn(s)).toBe((dealer + 2) % 5);
      expect(dealtBy(setup({ table: 5, dealer }), cutting(9), DONE).zones[handOf(dealer)]).toBeUndefined();
    }
  });

  test('every number of cards is offered, and first a knock', () => {
    const offered = (s: State) => namedIn(offersTo(RULES, s, actedOn(s)));
    const cuts = Array.from({ length: 53 }, (_, i) => cutting(i + 1));
    expect(offered(dealtBy(setup()))).toEqual([KNOCK, ...cuts]);
    expect(offered(dealtBy(setup(), cutting(1)))).toEqual([DONE, ...cuts]);
    for (const cards of [0, 54, 1.5]) expect(code(dealtBy(setup()), cutting(cards))).toBe('unknown-action');
  });

  test('how many were cut is seen by all, and no card', () => {
    const s = dealtBy(setup(), cutting(17), cutting(20));
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const seen = view(RULES, s, viewer);
      expect(seen.notes).toEqual({ cuts: [17, 20], isKnocked: false, packets: [] });
      expect(seen.zones).toEqual({ [DECK]: PACK.map(() => null) });
    }
  });
});

describe('knocking', () => {
  const packet = (n: number): readonly Card[] => PACK.slice(6 + 12 * (n - 1), 6 + 12 * n);

  test('forehand and the next two choose, and the dealer has what remains', () => {
    const s = dealtBy(setup(), KNOCK, choosing(3), choosing(4), choosing(1));
    expect(s.phase).toBe('auction');
    expect(handsIn(s)).toEqual([3, 4, 1, 2].map(packet));
    expect(talonIn(s)).toEqual([PACK.slice(0, 3), PACK.slice(3, 6)]);
  });

  test('where the dealer pauses, the last of the four who play has what remains', () => {
    const s = dealtBy(setup({ table: 5, dealer: 1 }), KNOCK, choosing(2), choosing(1), choosing(4));
    expect(s.active).toEqual([2, 3, 4, 0]);
    expect(handsIn(s)).toEqual([2, 1, 4, 3].map(packet));
  });

  test('nobody sees a packet before it is chosen, nor another one', () => {
    const s = dealtBy(setup(), KNOCK, choosing(3));
    expect(view(RULES, s, 0).zones[handOf(0)]).toEqual(packet(3));
    for (const viewer of [0, 1, 2, 3] as const) {
      const { zones } = view(RULES, s, viewer);
      expect(zones[DECK]).toEqual(Array.from({ length: 36 }, () => null));
      if (viewer !== 0) expect(zones[handOf(0)]).toEqual(packet(3).map(() => null));
    }
  });

  test('a packet is chosen once, and a knock is instead of a cut', () => {
    const knocked = dealtBy(setup(), KNOCK);
    expect(actedOn(knocked)).toBe(0);
    expect(code(dealtBy(setup(), KNOCK, choosing(3)), choosing(3))).toBe('packet-taken');
    expect(namedIn(offersTo(RULES, dealtBy(setup(), KNOCK, choosing(3)), 1))).toEqual([1, 2, 4].map(choosing));
    expect([cutting(3), DONE, KNOCK].map((action) => code(knocked, action))).toEqual(Array(3).fill('wrong-phase'));
    expect([DONE, choosing(1)].map((action) => code(dealtBy(setup()), action))).toEqual(Array(2).fill('wrong-phase'));
    expect(code(dealtBy(setup(), cutting(8)), KNOCK)).toBe('wrong-phase');
  });
});

test('where other tables play the same cards nobody is asked, and they are dealt as they lie', () => {
  const { now } = setup();
  const s = dealtBy(setup({ now: { ...now, sameCards: true } }));
  expect(s.phase).toBe('auction');
  expect(handsIn(s)).toEqual(dealtFrom(PACK));
  expect(view(RULES, s, 0).now.sameCards).toBe(true);
});

const WAYS: readonly (readonly Action[])[] = [
  [cutting(17), DONE],
  [cutting(17), cutting(40), cutting(12)],
  [KNOCK, choosing(3), choosing(4), choosing(1)],
  [KNOCK, choosing(2)],
  [cutting(3)],
];

describe.each(WAYS.map((way) => ({ name: way.map(({ type }) => type).join(', '), way })))('after $name', ({ way }) => {
  const s = dealtBy(setup(), ...way, ...(way.length > 2 ? [{ type: 'mein-spiel' }] : []));

  test('it is dealt again from the same pack by the same actions', () => {
    const again = replay(RULES, setup(), actionsIn(s));
    expect(again.ok && again.value).toEqual(s);
    const dealt = dealing(RULES, setup(), actionsIn(s));
    expect(dealt.ok && dealt.value.actions).toBe(way.length);
  });

  test('each try finds a world that fits what somebody has seen', () => {
    for (const seat of [0, 1, 2, 3]) {
      const seen = view(RULES, s, seat);
      const worlds = worldsOf(RULES, seen, seededRng(`worlds/${seat}`));
      for (let i = 0; i < 20; i++) {
        const world = worlds.next().value;
        if (!world) throw new Error('found none');
        expect(view(RULES, world.state, seat)).toEqual(seen);
      }
    }
  });
});
