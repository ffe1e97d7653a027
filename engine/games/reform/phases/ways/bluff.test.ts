import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Actor, Seat, Viewer } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { reform } from '#engine/games/reform/game.ts';
import { OPTIONS, type Options } from '#engine/games/reform/options/options.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { definePhase } from '#engine/kernel/deal/phase.ts';
import { redact, view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { accusersIn, bluffMemory } from '#engine/phases/bluff.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bluff } from './bluff.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

/** What follows: nobody acts any more, and the test sees that it is there. */
const VALUE = definePhase({
  ...bluff(rulesetOf(tableOf(reform, 'reform', fallbacksOf(OPTIONS)))),
  id: 'value',
  turn: () => ({ must: [0], may: [] }),
});

function rulesOf(options: Partial<Options> = {}): Rules {
  const table = tableOf(reform, 'reform', { ...fallbacksOf(OPTIONS), ...options });
  return { ...reform.rules(table), phases: [bluff(rulesetOf(table)), VALUE] };
}
const rules = rulesOf();

/** A Sautanz of seat 1 before anybody has put a card. */
const begun = (hands: readonly string[], active: readonly Seat[] = [0, 1, 2, 3]): State => ({
  ...{ table: active.length, active, dealer: 3 },
  now: { deal: 1, factors: [], pot: rational(0), notes: {} },
  zones: Object.fromEntries(hands.map((hand, i) => [handOf(active[i] ?? 0), cards(hand)])),
  known: Object.fromEntries(
    PACK_54.cards.map((card) => [card, active.filter((_, i) => cards(hands[i] ?? '').includes(card))]),
  ),
  games: [{ declarer: 1, contract: 'sautanz', with: {} }],
  ...{ items: [], phase: 'bluff', end: null, notes: {}, attempts: [], log: [] },
});

const turn = (s: State, under = rules): Seat => must(turnOf(under, s).must[0], 'a turn');

/** An action in short: `CQ!H` leads the card as a heart, `CQ` adds it, `lie` accuses, `time` says that time is up. */
const actionOf = (said: string) => {
  const [card = '', suit] = said.split('!');
  if (said === 'lie') return { type: 'accuse' };
  if (said === 'time') return { type: 'time-up' };
  return suit === undefined ? { type: 'add-hidden', card } : { type: 'lead-hidden', card, suit };
};
const done = (s: State, said: string, { by = turn(s), under = rules }: { by?: Actor; under?: Rules } = {}) =>
  apply(under, s, by, actionOf(said));
const after = (s: State, list: string, under = rules): State =>
  cards(list).reduce((now, said) => {
    const next = done(now, said, { by: said === 'time' ? 'table' : turn(now, under), under });
    if (!next.ok) throw new Error(`${said}: ${next.error.code}`);
    return next.value;
  }, s);
const refused = (s: State, said: string, by?: Actor): string => {
  const next = done(s, said, by === undefined ? {} : { by });
  return next.ok ? 'allowed' : next.error.code;
};
const hand = (s: State, seat: Seat): string => [...(s.zones[handOf(seat)] ?? [])].sort().join(' ');
const lying = (s: State): string => (s.zones[TRICK] ?? []).join(' ');
const isOver = (s: State): boolean => s.phase !== 'bluff';

const HANDS = ['CQ C10 C9', 'SQ S10 S9', 'HQ H1 H2', 'DQ D1 D2'];
const BEGUN = begun(HANDS);

describe('whose turn it is', () => {
  test('the declarer leads, then it goes to the right', () => {
    expect(turn(BEGUN)).toBe(1);
    expect(turn(after(BEGUN, 'SQ!S'))).toBe(2);
    expect(turn(after(BEGUN, 'SQ!S HQ DQ'))).toBe(0);
    expect(turn(after(BEGUN, 'SQ!S HQ DQ CQ'))).toBe(1);
  });

  test('at a table of five the dealer is passed over', () => {
    expect(turn(after(begun(HANDS, [4, 1, 2, 3]), 'SQ!S HQ DQ'))).toBe(4);
  });

  test('a seat without cards is passed over once its last card is safe', () => {
    const s = after(begun(['CQ C10', 'SQ', 'HQ H1', 'DQ D1']), 'SQ!S HQ DQ CQ');
    expect(turn(s)).toBe(2);
  });

  test('nobody else acts', () => {
    expect(refused(BEGUN, 'CQ!C', 0)).toBe('not-your-turn');
    expect(refused(after(BEGUN, 'SQ!S'), 'lie', 3)).toBe('not-your-turn');
  });
});

describe('what may be done', () => {
  const offered = (s: State) => [...actionsOf(offersTo(rules, s, turn(s)))];

  test('a new pile: any card, under any of five suits', () => {
    expect(offered(BEGUN)).toHaveLength(3 * 5);
    expect(offered(BEGUN)).toContainEqual({ type: 'lead-hidden', card: 'SQ', suit: 'T' });
    expect(refused(BEGUN, 'SQ!H')).toBe('allowed');
    expect(refused(BEGUN, 'SQ!X')).toBe('unknown-action');
  });

  test('then any card is added, or the one before is accused', () => {
    const s = after(BEGUN, 'SQ!S');
    expect(offered(s)).toEqual([
      ...cards('HQ H1 H2').map((card) => ({ type: 'add-hidden', card })),
      { type: 'accuse' },
    ]);
  });

  test('what does not fit the moment is refused', () => {
    expect(refused(BEGUN, 'SQ')).toBe('no-pile-yet');
    expect(refused(BEGUN, 'lie')).toBe('no-pile-yet');
    expect(refused(after(BEGUN, 'SQ!S'), 'HQ!H')).toBe('pile-lies-there');
    expect(refused(BEGUN, 'CQ!C')).toBe('card-not-in-hand');
    expect(refused(after(BEGUN, 'SQ!S'), 'CQ')).toBe('card-not-in-hand');
  });

  test('only the clock says that time is up, and nothing else', () => {
    expect(refused(BEGUN, 'time')).toBe('not-your-turn');
    expect(refused(BEGUN, 'SQ!S', 'table')).toBe('not-your-turn');
    expect(refused(BEGUN, 'time', 'table')).toBe('allowed');
  });
});

describe('an accusation', () => {
  test('turns the last card alone, before all', () => {
    const s = after(BEGUN, 'SQ!S HQ lie');
    const turned = s.log.filter((event) => event.type === 'moved' && event.from === TRICK && event.to === TRICK);
    expect(turned).toEqual([{ type: 'moved', cards: ['HQ'], from: TRICK, to: TRICK, seenBy: 'all' }]);
  });

  test('of a lie: the accused takes the pile and starts the next', () => {
    const s = after(BEGUN, 'SQ!S HQ lie');
    expect([hand(s, 2), lying(s), turn(s)]).toEqual(['H1 H2 HQ SQ', '', 2]);
  });

  test('of an honest player: the accuser takes it, and the accused starts', () => {
    const s = after(BEGUN, 'SQ!H HQ lie');
    expect([hand(s, 3), lying(s), turn(s)]).toEqual(['D1 D2 DQ HQ SQ', '', 2]);
  });

  test('only the last card is judged, not the one that was led', () => {
    expect(hand(after(BEGUN, 'SQ!H HQ lie'), 1)).toBe('S10 S9');
  });

  test('a tarock is told from the suits', () => {
    expect(turn(after(BEGUN, 'SQ!T lie'))).toBe(1);
    expect(hand(after(BEGUN, 'SQ!T lie'), 1)).toBe('S10 S9 SQ');
    const s = after(begun(['CQ', 'T5 S10', 'HQ', 'DQ']), 'T5!T lie');
    expect(hand(s, 2)).toBe('HQ T5');
  });

  test('is noted of whoever made it, right or wrong, once', () => {
    const wrong = after(BEGUN, 'SQ!S lie');
    expect(accusersIn(wrong)).toEqual([2]);
    const right = after(wrong, 'S10!H HQ DQ lie');
    expect(accusersIn(right)).toEqual([2, 0]);
    expect(accusersIn(after(right, 'DQ!D CQ S9 lie'))).toEqual([2, 0]);
  });
});

describe('a last card', () => {
  // Seat 1 puts its only card.
  const s = after(begun(['CQ C10', 'SQ', 'HQ H1', 'DQ D1']), 'SQ!S');

  test('may still come back: its player is in', () => {
    expect(isOver(s)).toBe(false);
    const back = after(after(begun(['CQ C10', 'SQ', 'HQ H1', 'DQ D1']), 'SQ!H'), 'lie');
    expect([hand(back, 1), turn(back)]).toEqual(['SQ', 1]);
  });

  test('is safe once the next player has added one', () => {
    const safe = after(s, 'HQ lie');
    // The ten of hearts under spades: seat 2 takes all, and the queen of seat 1 with it.
    expect([hand(safe, 1), hand(safe, 2)]).toEqual(['', 'H1 HQ SQ']);
    expect(turn(after(safe, 'H1!H DQ CQ'))).toBe(2);
  });

  test('is safe once the next player has accused them wrongly; then the next seat with cards starts', () => {
    const safe = after(s, 'lie');
    expect([hand(safe, 2), turn(safe), isOver(safe)]).toEqual(['H1 HQ SQ', 2, false]);
  });
});

describe('the end', () => {
  test('the host says that time is up, whoever’s turn it is', () => {
    expect(isOver(after(BEGUN, 'SQ!S HQ'))).toBe(false);
    expect(isOver(after(BEGUN, 'SQ!S HQ time'))).toBe(true);
    expect(bluffMemory(after(BEGUN, 'time')).isTimeUp).toBe(true);
  });

  test('after the agreed time, measured over the whole phase', () => {
    expect(turnOf(rules, BEGUN)).toMatchObject({ table: 'may', clock: { seconds: 180, runs: 'whole-phase' } });
    const { clock } = turnOf(rulesOf({ sautanzSeconds: 60 }), after(BEGUN, 'SQ!S'));
    expect(clock).toEqual({ seconds: 60, runs: 'whole-phase' });
  });

  test('after the agreed number of actions, accusations among them; 0: never', () => {
    const round = (times: number, under: Rules): State =>
      Array.from({ length: times }).reduce<State>((s) => after(s, 'SQ!H lie', under), BEGUN);
    const hundred = rulesOf({ sautanzTurns: 100 });
    expect(isOver(after(round(49, hundred), 'SQ!H', hundred))).toBe(false);
    expect(isOver(round(50, hundred))).toBe(true);
    const s = round(150, rulesOf({ sautanzTurns: 0 }));
    expect([bluffMemory(s).turns, isOver(s)]).toEqual([300, false]);
  });

  test('one seat with cards, once the last card of the other is safe', () => {
    const s = after(begun(['', 'SQ', 'HQ H1 H2', '']), 'SQ!S');
    expect(isOver(s)).toBe(false);
    expect(isOver(after(s, 'HQ'))).toBe(true);
    expect(isOver(after(s, 'lie'))).toBe(true);
    expect(isOver(after(begun(['', 'SQ', 'HQ H1 H2', '']), 'SQ!H lie'))).toBe(false);
  });

  test('nobody has cards left: the last one was safe with the one on top of it', () => {
    expect(isOver(after(begun(['', 'SQ', 'HQ', '']), 'SQ!S HQ'))).toBe(true);
  });

  test('the open pile stays where it lies', () => {
    const s = after(BEGUN, 'SQ!S HQ time');
    expect([lying(s), hand(s, 1), hand(s, 2)]).toEqual(['SQ HQ', 'S10 S9', 'H1 H2']);
  });
});

describe('what is seen and heard', () => {
  const zones = (s: State, viewer: Viewer, zone: string) => view(rules, s, viewer).zones[zone];
  const heard = (s: State, viewer: Viewer) =>
    s.log.flatMap((event) => {
      const seen = redact(rules, s, event, viewer);
      return seen?.type === 'said' ? [seen.action] : [];
    });
  const OTHERS: readonly Viewer[] = [0, 2, 3, 'spectator'];

  test('of a card that is led, all hear the suit, and nobody else the card', () => {
    const s = after(BEGUN, 'SQ!H');
    expect(heard(s, 1)).toEqual([{ type: 'lead-hidden', card: 'SQ', suit: 'H' }]);
    for (const viewer of OTHERS) expect(heard(s, viewer)).toEqual([{ type: 'lead-hidden', suit: 'H' }]);
  });

  test('of one that is added, only that it was', () => {
    const s = after(BEGUN, 'SQ!H HQ');
    for (const viewer of [0, 1, 3, 'spectator'] as const)
      expect(heard(s, viewer).at(-1)).toEqual({ type: 'add-hidden' });
  });

  test('in the pile each sees their own cards, and a spectator none', () => {
    const s = after(BEGUN, 'SQ!H HQ DQ');
    expect(zones(s, 1, TRICK)).toEqual(['SQ', null, null]);
    expect(zones(s, 2, TRICK)).toEqual([null, 'HQ', null]);
    expect(zones(s, 'spectator', TRICK)).toEqual([null, null, null]);
  });

  test('all are told whose turn it is, the suit, who put the last card, who has accused and what came of it, and nothing else', () => {
    const s = after(BEGUN, 'SQ!S lie S10!H');
    expect(view(rules, s, 'spectator').notes).toEqual({
      ...{ turn: 2, suit: 'H', last: 1, accusers: [2] },
      ...{ truths: 1, lies: 0, turns: 3, isTimeUp: false },
    });
    expect(view(rules, after(BEGUN, 'SQ!H lie'), 'spectator').notes).toMatchObject({ truths: 0, lies: 1 });
  });

  test('whoever guesses believes the claim less, the more lies were found out', () => {
    const phase = rules.phases.find(({ id }) => id === 'bluff');
    const seen = view(rules, after(BEGUN, 'SQ!S'), 0);
    const likelier = (lies: number, truths: number, zone = TRICK, card = 'HQ'): number | undefined =>
      phase?.likelier?.({ ...seen, notes: { suit: 'H', truths, lies } }, 0)(card, zone);
    const byLies = [0, 2, 6, 200].map((lies) => likelier(lies, 0) ?? 0);
    expect(byLies).toEqual([...byLies].sort((one, other) => other - one));
    expect(new Set(byLies).size).toBe(byLies.length);
    expect(byLies.at(-1)).toBe(1);
    expect(likelier(2, 2)).toBeGreaterThan(likelier(2, 0) ?? 0);
    expect([likelier(0, 0, TRICK, 'CQ'), likelier(0, 0, 'hand:1')]).toEqual([1, 1]);
  });

  test('of a pile that was taken its taker sees all, others what was turned and what they put there', () => {
    const s = after(BEGUN, 'SQ!H H1 D1 lie');
    expect(zones(s, 3, 'hand:3')).toEqual(cards('DQ D2 SQ H1 D1'));
    expect(zones(s, 0, 'hand:3')).toEqual(['D1', null, null, null, null]);
    expect(zones(s, 1, 'hand:3')).toEqual(['SQ', 'D1', null, null, null]);
    expect(zones(s, 2, 'hand:3')).toEqual(['H1', 'D1', null, null, null]);
    expect(zones(s, 'spectator', 'hand:3')).toEqual(['D1', null, null, null, null]);
  });

  test('what was known of a hand is forgotten when a card leaves it unseen, whichever it is', () => {
    const taken = after(BEGUN, 'SQ!H H1 D1 lie');
    for (const put of ['SQ', 'D1', 'DQ'])
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const s = after(taken, `${put}!D`);
        expect(zones(s, viewer, 'hand:3'), `${put}, ${viewer}`).toEqual([null, null, null, null]);
        expect(zones(s, viewer, TRICK)).toEqual([null]);
      }
  });

  test('whoever does not see it is told the same whichever card is put', () => {
    for (const viewer of OTHERS) {
      const [one, other] = ['SQ!H', 'S9!H'].map((said) => view(rules, after(BEGUN, said), viewer));
      if (viewer === 2) expect({ ...one, offers: [] }).toEqual({ ...other, offers: [] });
      else expect(one).toEqual(other);
    }
  });

  test('when it is over, whoever may look at all of it sees all hands and the pile', () => {
    const s = after(BEGUN, 'SQ!S HQ time');
    expect(zones(s, 'open', TRICK)).toEqual(['SQ', 'HQ']);
    expect(zones(s, 'open', 'hand:2')).toEqual(['H1', 'H2']);
  });
});
