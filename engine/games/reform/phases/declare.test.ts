import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { type Ruleset, rulesetOf } from '../ruleset.ts';
import { declare } from './declare.ts';
import { fix } from './flow.ts';
import { value } from './value.ts';

const tableWith = (options: Partial<Options> = {}): Ruleset =>
  rulesetOf({ family: 'reform', profile: 'reform', options: { ...fallbacksOf(OPTIONS), ...options }, rulesVersion: 1 });

/** The auction is over at a table of five, whose dealer is seat 1: forehand is seat 2. */
function played(ruleset: Ruleset, contract: string, declarer: Seat = 2, notes: Notes = {}): State {
  const s: State = {
    ...{ table: 5, active: [2, 3, 4, 0], dealer: 1, now: { deal: 1, factors: [], pot: ZERO, notes } },
    ...{ zones: {}, known: {}, games: [], items: [], phase: 'auction', end: null, notes: {}, attempts: [], log: [] },
  };
  return evolve(s, ...fix(ruleset, s, declarer, contract));
}

const HEADING = [{ type: 'heading' }, { type: 'no-heading' }];

describe('what is declared before play (reform §7.3)', () => {
  const ruleset = tableWith();
  const phase = declare(ruleset);
  const say = (s: State, action: (typeof HEADING)[number] | { readonly type: 'trump'; readonly suit: 'C' | 'H' }) => {
    const by = phase.turn(s).must[0] ?? -1;
    return evolve(s, ...phase.decide(s, by, phase.actions.parse(action)));
  };

  test('in a Trischaker, by the player after forehand: whether the winning card is to be beaten', () => {
    const s = played(ruleset, 'trischaker');
    expect([s.phase, s.items, phase.turn(s).must]).toEqual(['declare', [], [3]]);
    expect(namedIn(phase.offers(s, 3))).toEqual(HEADING);
    for (const isHeading of [true, false]) {
      const said = say(s, { type: isHeading ? 'heading' : 'no-heading' });
      expect(said.games).toEqual([{ declarer: 2, contract: 'trischaker', with: { heading: isHeading } }]);
      expect(phase.turn(said).must).toEqual([]);
      expect(phase.next(said)).toEqual([{ type: 'entered', phase: 'tricks' }]);
    }
  });

  test('in a Bohemian one the trump suit, too, and in this order', () => {
    const s = played(ruleset, 'boehmischer-trischaker');
    expect(phase.refuse(s, 3, { type: 'trump', suit: 'C' })?.code).toBe('wrong-phase');
    const half = say(s, { type: 'no-heading' });
    expect(phase.turn(half).must).toEqual([3]);
    expect(namedIn(phase.offers(half, 3))).toEqual(['C', 'S', 'H', 'D'].map((suit) => ({ type: 'trump', suit })));
    expect(phase.refuse(half, 3, { type: 'heading' })?.code).toBe('wrong-phase');
    const said = say(half, { type: 'trump', suit: 'H' });
    expect(said.games[0]?.with).toEqual({ heading: false, trump: 'H' });
    expect(phase.next(said)).toEqual([{ type: 'entered', phase: 'tricks' }]);
  });

  test('tarocks are no trump suit', () => {
    expect(phase.actions.safeParse({ type: 'trump', suit: 'T' }).success).toBe(false);
  });
});

describe('what the declarer of a game for one suit declares (reform §7.7)', () => {
  const rules = reform.rules(tableOf(reform, 'reform'));
  const HAND = ['CK', 'C8', 'C7', 'S9', 'T22', 'T9', 'T4', 'T1', 'HQ', 'H4', 'D1', 'D3'];
  /** The game of seat 4, whose right neighbour is seat 0. */
  const declaring = (contract: string): State => {
    const s = played(tableWith({ ankauf: 'off' }), contract, 4);
    return evolve({ ...s, zones: { 'hand:4': HAND } }, { type: 'entered', phase: 'declare' });
  };
  const done = (s: State, ...said: readonly { readonly type: string }[]): State =>
    said.reduce((now, action) => {
      const next = apply(rules, now, 4, action);
      if (!next.ok) throw new Error(next.error.code);
      return next.value;
    }, s);
  const refused = (s: State, action: Action, by: Seat = 4): string | undefined => {
    const next = apply(rules, s, by, action);
    return next.ok ? undefined : next.error.code;
  };
  const suit = (id: string) => ({ type: 'suit', suit: id });
  const next = (card: string) => ({ type: 'order', card });
  const placed = (...list: readonly string[]) => list.map((card) => ({ type: 'order', card }));
  const [ORDERED, AGAIN] = [{ type: 'order-done' }, { type: 'order-again' }];

  test.each(['eisenbahner', 'eisenbahner-ouvert'])('%s: one of five suits, for all to hear', (contract) => {
    const s = declaring(contract);
    expect(turnOf(rules, s)).toEqual({ must: [4], may: [] });
    expect(namedIn(offersTo(rules, s, 4))).toEqual(['C', 'S', 'H', 'D', 'T'].map(suit));
    const said = done(s, suit('T'));
    expect([said.phase, said.games[0]?.with]).toEqual(['bus', { suit: 'T' }]);
    expect(view(rules, said, 'spectator').games[0]?.with).toEqual({ suit: 'T' });
  });

  test('in a Fahrt ins Blaue the order of all twelve cards, too, one after the other', () => {
    const s = done(declaring('fahrt-ins-blaue'), suit('C'));
    expect([s.phase, turnOf(rules, s).must]).toEqual(['declare', [4]]);
    expect(namedIn(offersTo(rules, s, 4))).toEqual(placed(...HAND));
    const two = done(s, ...placed('T9', 'CK'));
    expect(namedIn(offersTo(rules, two, 4))).toEqual(placed(...HAND.filter((card) => !['T9', 'CK'].includes(card))));
    const all = done(s, ...placed(...HAND));
    expect(namedIn(offersTo(rules, all, 4))).toEqual([ORDERED, AGAIN]);
    const ready = done(all, ORDERED);
    expect([ready.phase, turnOf(rules, ready).must]).toEqual(['bus', [0]]);
    expect(ready.games[0]?.with).toEqual({ suit: 'C', order: HAND, orderDone: true });
  });

  test('once all are placed it can be begun anew', () => {
    const again = done(declaring('fahrt-ins-blaue'), suit('C'), ...placed(...HAND), AGAIN);
    expect(namedIn(offersTo(rules, again, 4))).toEqual(placed(...HAND));
    const other = [...HAND].reverse();
    expect(done(again, ...placed(...other), ORDERED).games[0]?.with['order']).toEqual(other);
  });

  test.each<[says: string, action: Action, code: string]>([
    ['finished too soon', ORDERED, 'order-incomplete'],
    ['begun anew too soon', AGAIN, 'order-incomplete'],
    ['a card that is placed already', next('T9'), 'card-twice'],
    ['a card that one does not hold', next('T8'), 'card-not-in-hand'],
    ['another suit', suit('H'), 'wrong-phase'],
    ['a duty to beat', { type: 'heading' }, 'wrong-phase'],
  ])('%s is refused', (_, action, code) => {
    const s = done(declaring('fahrt-ins-blaue'), suit('C'), ...placed('T9'));
    expect(refused(s, action)).toBe(code);
  });

  test('no order before the suit, nor in a game without one, and nobody else says anything', () => {
    expect(refused(declaring('fahrt-ins-blaue'), next('T9'))).toBe('wrong-phase');
    expect(refused(done(declaring('eisenbahner'), suit('C')), next('T9'), 0)).toBe('wrong-phase');
    for (const by of [2, 3, 0]) expect(refused(declaring('eisenbahner'), suit('C'), by)).toBe('not-your-turn');
  });

  test('the declarer alone hears and sees the order; others, that it is ready', () => {
    const halfway = done(declaring('fahrt-ins-blaue'), suit('C'), ...placed('T9', 'CK'));
    const ready = done(halfway, ...placed(...HAND.filter((card) => !['T9', 'CK'].includes(card))), ORDERED);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const seen = view(rules, halfway, viewer);
      expect(seen.games[0]?.with).toEqual({ suit: 'C' });
      expect(seen.history.filter(({ type }) => type === 'said').slice(1)).toEqual([
        { type: 'said', by: 4, action: null },
        { type: 'said', by: 4, action: null },
      ]);
      expect(JSON.stringify(seen)).not.toMatch(/T9|CK/);
      const later = view(rules, ready, viewer);
      expect(later.games[0]?.with).toEqual({ suit: 'C', orderDone: true });
      expect(later.history).toContainEqual({ type: 'said', by: 4, action: ORDERED });
    }
    for (const viewer of [4, 'open'] as const)
      expect(view(rules, halfway, viewer).games[0]?.with).toEqual({ suit: 'C', order: ['T9', 'CK'] });
  });
});

describe('the suit of the last trick (reform §7.6, Spezi)', () => {
  const rules = reform.rules(tableOf(reform, 'reform'));
  const declaring = (contract: string): State =>
    evolve(played(tableWith({ ankauf: 'off' }), contract, 4), { type: 'entered', phase: 'declare' });
  const suit = (id: string): Action => ({ type: 'suit', suit: id }) as Action;

  test.each(['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'])(
    '%s: one of the four, named by the declarer for all to hear',
    (contract) => {
      const s = declaring(contract);
      expect(turnOf(rules, s)).toEqual({ must: [4], may: [] });
      expect(namedIn(offersTo(rules, s, 4))).toEqual(['C', 'S', 'H', 'D'].map(suit));
      const said = apply(rules, s, 4, suit('H'));
      const after = said.ok ? said.value : s;
      expect([after.phase, after.games[0]?.with]).toEqual(['announce', { suit: 'H' }]);
      expect(view(rules, after, 'spectator').games[0]?.with).toEqual({ suit: 'H' });
    },
  );

  test.each([
    ['tarocks are not one of them', suit('T'), 'suit-not-allowed'],
    ['nor is there a trump suit', { type: 'trump', suit: 'H' } as Action, 'wrong-phase'],
    ['nor any other suit', suit('X'), 'unknown-action'],
  ])('%s', (_, action, code) => {
    const refused = apply(rules, declaring('spezi'), 4, action);
    expect(!refused.ok && refused.error.code).toBe(code);
  });
});

describe('the value of the round after a Sautanz (reform §9)', () => {
  const asked = (options: Partial<Options>, notes: Notes = {}) => {
    const ruleset = tableWith(options);
    return value(ruleset).turn(evolve(played(ruleset, 'sautanz', 4, notes), { type: 'entered', phase: 'value' })).must;
  };

  test('is said by its declarer', () => expect(asked({})).toEqual([4]));
  test('not where it is agreed', () => expect(asked({ sautanzValue: 20 })).toEqual([]));
  test('not within such a round, which starts no new one', () => expect(asked({}, { fixed: 12 })).toEqual([]));

  test('is a whole number from 4 to 45', () => {
    const ruleset = tableWith();
    const phase = value(ruleset);
    const s = played(ruleset, 'sautanz', 4);
    const values = namedIn(phase.offers(s, 4)).map((action) => ('value' in action ? action.value : undefined));
    expect(values).toEqual(Array.from({ length: 42 }, (_, i) => 4 + i));
    for (const outside of [3, 46, 4.5])
      expect(phase.actions.safeParse({ type: 'value', value: outside }).success).toBe(false);
    const said = evolve(s, ...phase.decide(s, 4, { type: 'value', value: 12 }));
    expect(said.games[0]?.with).toEqual({ value: 12 });
    expect([phase.turn(said).must, phase.next(said)]).toEqual([[], [{ type: 'ended', end: 'settle' }]]);
  });
});
