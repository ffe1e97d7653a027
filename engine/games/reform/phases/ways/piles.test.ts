import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { reform } from '#engine/games/reform/game.ts';
import { OPTIONS } from '#engine/games/reform/options/options.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { piles, pilesMemory } from './piles.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

const table = tableOf(reform, 'reform', fallbacksOf(OPTIONS));
const rules: Rules = { ...reform.rules(table), phases: [piles(rulesetOf(table))] };
const TALON = ['C7 C8 C9', 'S7 S8 S9'] as const;

/** The hands of the seats from forehand on, before anybody has played. */
function begun(hands: readonly string[], active: readonly Seat[] = [0, 1, 2, 3]): State {
  const zones = {
    ...Object.fromEntries(hands.map((hand, i) => [handOf(active[i] ?? 0), cards(hand)])),
    'talon:0': cards(TALON[0]),
    'talon:1': cards(TALON[1]),
  };
  return {
    ...{ table: active.length, active, dealer: active.at(-1) ?? 0 },
    now: { deal: 1, factors: [], pot: rational(0), notes: {} },
    zones,
    known: Object.fromEntries(PACK_54.cards.map((card) => [card, []])),
    games: [{ declarer: active[0] ?? 0, contract: 'wald-und-wiese', with: {} }],
    ...{ items: [], phase: 'piles', end: null, notes: {}, attempts: [], log: [] },
  };
}

const play = (card: Card) => ({ type: 'play', card });
/** Plays these cards, each from the hand of whoever's turn it is. */
const after = (s: State, list: string): State =>
  cards(list).reduce((now, card) => {
    const done = apply(rules, now, turn(now), play(card));
    if (!done.ok) throw new Error(`${card}: ${done.error.code}`);
    return done.value;
  }, s);

const turn = (s: State): Seat => must(turnOf(rules, s).must[0], 'a turn');
const lying = (s: State): string => (s.zones[TRICK] ?? []).join(' ');
const wonBy = (s: State, seat: Seat): string => (s.zones[pileOf(seat)] ?? []).join(' ');
const offered = (s: State): string =>
  [...actionsOf(offersTo(rules, s, turn(s)))].map((action) => String('card' in action && action.card)).join(' ');
const refused = (s: State, card: Card, by = turn(s)): string => {
  const done = apply(rules, s, by, play(card));
  return done.ok ? 'allowed' : done.error.code;
};

const HANDS = ['C10 T5 H1', 'CK T6 H2', 'CQ T7 H3', 'S10 D1 H4'];

describe('whose turn it is', () => {
  test('forehand leads, whoever has dealt', () => {
    expect(turn(begun(HANDS))).toBe(0);
    expect(turn(begun(HANDS, [2, 3, 0, 1]))).toBe(2);
    expect(turn(begun(HANDS, [4, 0, 1, 2]))).toBe(4);
  });

  test('it goes to the right, round and round, and not only once each', () => {
    const s = after(begun(['C10 C7 H1', 'C9 C8 H2', 'CJ T7', 'S10 D1']), 'C10 C9 CJ S10');
    expect(turn(s)).toBe(0);
    expect(lying(after(s, 'C7 C8'))).toBe('C10 C9 CJ S10 C7 C8');
  });

  test('whoever has no cards left is passed over', () => {
    const s = after(begun(['C10 C7', 'C9', 'CJ T7', 'S10 D1']), 'C10 C9 CJ S10 C7');
    expect(turn(s)).toBe(2);
  });

  test('nobody else may play', () => {
    expect(refused(begun(HANDS), 'CK', 1)).toBe('not-your-turn');
  });
});

describe('what may be played (mode T against the first card of the pile)', () => {
  test('any card is led', () => {
    expect(offered(begun(HANDS))).toBe('C10 T5 H1');
  });

  test('the suit led is followed, also on the second round of a pile', () => {
    const s = after(begun(['C10 C7 H1', 'C9 C8 T1', 'CJ C8', 'S10 D1']), 'C10');
    expect(offered(s)).toBe('C9 C8');
    expect(refused(s, 'T1')).toBe('must-follow-suit');
    const again = after(s, 'C9 CJ S10');
    expect(refused(again, 'H1')).toBe('must-follow-suit');
  });

  test('whoever cannot follow plays a tarock, whoever has none any card', () => {
    const s = after(begun(['C10 H1', 'T5 D1', 'C9 H2', 'C8 H3']), 'C10');
    expect(offered(s)).toBe('T5');
    expect(refused(s, 'D1')).toBe('must-play-tarock');
    expect(offered(after(begun(['C10 H1', 'S10 D1', 'C9 H2', 'C8 H3']), 'C10'))).toBe('S10 D1');
  });

  test('what counts is the first card, not the one on top', () => {
    const s = after(begun(['C10 H1', 'S10 D1', 'S9 C9', 'C8 H3']), 'C10 S10');
    expect(offered(s)).toBe('C9');
  });

  test('a card that is not held is refused as such', () => {
    expect(refused(begun(HANDS), 'CK')).toBe('card-not-in-hand');
  });

  test('there is no duty to beat, and none to keep the Pagat', () => {
    const s = after(begun(['C10 H1', 'CK C7', 'T1 T2', 'C8 H3']), 'C10');
    expect(offered(s)).toBe('CK C7');
    expect(offered(after(s, 'CK'))).toBe('T1 T2');
  });
});

describe('when a pile ends', () => {
  test('suit led: when a tarock falls, at once; its player takes it and leads', () => {
    const s = after(begun(['C10 H1', 'C9 H2', 'T7 H3', 'C8 H4']), 'C10 C9 T7');
    expect([lying(s), wonBy(s, 2), turn(s)]).toEqual(['', 'C10 C9 T7', 2]);
  });

  test('tarock led: when a suit card falls; the highest tarock takes it and leads', () => {
    const s = after(begun(['T5 H1', 'T9 H2', 'T7 H3', 'C8 H4']), 'T5 T9 T7');
    expect(lying(s)).toBe('T5 T9 T7');
    const ended = after(s, 'C8');
    expect([lying(ended), wonBy(ended, 1), turn(ended)]).toEqual(['', 'T5 T9 T7 C8', 1]);
  });

  test('a suit card on another suit ends nothing', () => {
    expect(lying(after(begun(['C10 H1', 'S9 H2', 'D1 H3', 'C8 H4']), 'C10 S9 D1'))).toBe('C10 S9 D1');
  });

  test('the Trull is no exception: the Sküs takes the Mond and the Pagat', () => {
    const s = after(begun(['T1 H1', 'T21 H2', 'T22 H3', 'C8 H4']), 'T1 T21 T22 C8');
    expect(wonBy(s, 2)).toBe('T1 T21 T22 C8');
  });

  test('if its winner is no longer in, the next one in to the right leads', () => {
    const empty = after(begun(['C10 H1', 'C9 H2', 'T7', 'C8 H4']), 'C10 C9 T7');
    expect([wonBy(empty, 2), turn(empty)]).toEqual(['C10 C9 T7', 3]);
    const far = after(begun(['T5 H1', 'T9', 'D1', 'C8 H4']), 'T5 T9 D1');
    expect([wonBy(far, 1), turn(far)]).toEqual(['T5 T9 D1', 3]);
  });
});

describe('king and queen of the same suit', () => {
  const hands = ['CQ C10 H1', 'CK C7 H2', 'C9 T7 H3', 'C8 T8 H4'];

  test('the player of the first is eliminated, whichever of the two it was', () => {
    expect(pilesMemory(after(begun(hands), 'CQ CK')).out).toEqual([0]);
    const kingFirst = begun(['CK C10 H1', 'CQ C7 H2', 'C9 T7 H3', 'C8 T8 H4']);
    expect(pilesMemory(after(kingFirst, 'CK CQ')).out).toEqual([0]);
  });

  test('the pile goes on, and nobody asks them again', () => {
    const s = after(begun(hands), 'CQ CK C9 C8');
    expect([lying(s), turn(s)]).toEqual(['CQ CK C9 C8', 1]);
  });

  test('their cards stay in their hand', () => {
    expect(after(begun(hands), 'CQ CK').zones[handOf(0)]).toEqual(['C10', 'H1']);
  });

  test('what lies between the two keeps them apart', () => {
    const s = after(begun(['CQ C10 H1', 'C7 H2', 'CK T7 H3', 'C8 T8 H4']), 'CQ C7 CK');
    expect(pilesMemory(s).out).toEqual([]);
  });

  test('so does the end of a pile', () => {
    const s = after(begun(['T5 H1', 'T9 CK', 'CQ D1', 'C8 D2']), 'T5 T9 CQ CK');
    expect([pilesMemory(s).out, lying(s)]).toEqual([[], 'CK']);
  });

  test('the next one in is the next seat that is neither eliminated nor out of cards', () => {
    // Seat 2 has no cards left after the nine, and 0 is eliminated: after the eight comes seat 1.
    const s = after(begun(['CQ H1', 'CK C7 H2', 'C9', 'C8 T8 H4']), 'CQ CK C9 C8');
    expect(turn(s)).toBe(1);
  });

  test('an eliminated player still takes the pile that is theirs, and the next one in leads', () => {
    const s = after(begun(['CK H1', 'CQ C7 H2', 'C9 T3 H3', 'C8 T8 H4']), 'CK CQ C9 C8 C7 T3');
    expect([wonBy(s, 2), turn(s)]).toEqual(['CK CQ C9 C8 C7 T3', 2]);
    const atTheEnd = after(begun(['CK H1', 'CQ', 'C9', 'C8 H4']), 'CK CQ C9');
    expect(wonBy(atTheEnd, 0)).toBe('CK CQ C9');
  });
});

describe('king and queen of different suits', () => {
  const hands = ['C10 H1 H4', 'SK H2', 'DQ H3', 'C8 T8 D4'];

  test('the player of the second takes the talon to the cards they have won, and nobody is eliminated', () => {
    const s = after(begun(hands), 'C10 SK DQ');
    expect(wonBy(s, 2)).toBe(TALON.join(' '));
    expect(pilesMemory(s)).toMatchObject({ tookTalon: 2, out: [], turn: 3 });
    expect(lying(s)).toBe('C10 SK DQ');
  });

  test('only the first time in the deal', () => {
    const s = after(begun(['C10 H1', 'SK H2', 'DQ H3', 'HK D4']), 'C10 SK DQ HK');
    expect(pilesMemory(s).tookTalon).toBe(2);
    expect(wonBy(s, 3)).toBe('');
  });

  test('two kings, or two queens, do nothing', () => {
    const s = after(begun(['C10 H1', 'SK H2', 'DK H3', 'C8 D4']), 'C10 SK DK');
    expect(pilesMemory(s)).toMatchObject({ tookTalon: null, out: [] });
  });

  test('nor does a queen on a knight or a tarock', () => {
    const s = after(begun(['CN H1', 'SQ H2', 'T8 H3', 'DQ D4']), 'CN SQ T8');
    expect(pilesMemory(s)).toMatchObject({ tookTalon: null, out: [] });
  });

  test('all see the talon then', () => {
    const s = after(begun(hands), 'C10 SK DQ');
    expect(view(rules, s, 'spectator').zones[pileOf(2)]).toEqual(cards(TALON.join(' ')));
  });
});

describe('the end', () => {
  const isOver = ({ end }: State): boolean => end !== null;

  test('one seat is in: it has won', () => {
    const s = after(begun(['C10', 'C9', 'C8', 'CJ H4']), 'C10 C9');
    expect(isOver(s)).toBe(false);
    const end = after(s, 'C8');
    expect([isOver(end), pilesMemory(end).last]).toEqual([true, 3]);
  });

  test('eliminations count as well as empty hands', () => {
    const s = after(begun(['CQ H1', 'CK H2', 'C8', 'CJ']), 'CQ CK C8 CJ');
    expect([isOver(s), pilesMemory(s).last]).toEqual([true, 1]);
  });

  test('one card takes out the last two: its player has won', () => {
    const s = after(begun(['C8', 'C9', 'CQ H3', 'CK']), 'C8 C9 CQ CK');
    expect(pilesMemory(s)).toMatchObject({ last: 3, out: [2] });
    expect(isOver(s)).toBe(true);
  });

  test('one card takes out two of three: the third has won', () => {
    const s = after(begun(['C8', 'C9 H2', 'CQ H3', 'CK']), 'C8 C9 CQ CK');
    expect(pilesMemory(s)).toMatchObject({ last: 1, out: [2] });
  });

  test('the open pile goes to its highest tarock, else to the highest card of the suit led', () => {
    expect(wonBy(after(begun(['T5', 'T9', 'T7', 'T3 H4']), 'T5 T9 T7'), 1)).toBe('T5 T9 T7');
    expect(wonBy(after(begun(['C8', 'SK', 'C9', 'T3 H4']), 'C8 SK C9'), 2)).toBe('C8 SK C9');
  });

  test('a pile that ends with the deal is nobody else’s', () => {
    const s = after(begun(['C8', 'C9', 'T7', 'T3 H4']), 'C8 C9 T7');
    expect([wonBy(s, 2), lying(s), pilesMemory(s).last]).toEqual(['C8 C9 T7', '', 3]);
  });

  test('the talon is taken with the last card, too', () => {
    const s = after(begun(['C8', 'SK', 'DQ', 'T3 H4']), 'C8 SK DQ');
    expect(wonBy(s, 2)).toBe(TALON.join(' '));
    expect(wonBy(s, 0)).toBe('C8 SK DQ');
  });
});

test('everybody is told all of it', () => {
  const s = after(begun(HANDS), 'C10 CK CQ');
  expect(view(rules, s, 3).notes).toEqual({
    turn: 3,
    plays: [
      { seat: 0, card: 'C10' },
      { seat: 1, card: 'CK' },
      { seat: 2, card: 'CQ' },
    ],
    out: [1],
    tookTalon: null,
    last: null,
  });
});

test('what somebody plays tells what they do not hold', () => {
  const phase = piles(rulesetOf(table));
  const s = after(begun(['C10 H1', 'S10 D1', 'S9 C9', 'C8 H3']), 'C10');
  expect(phase.couldPlay?.(s, 1, 'S10', 'C9')).toBe(false);
  expect(phase.couldPlay?.(s, 1, 'S10', 'T2')).toBe(false);
  expect(phase.couldPlay?.(s, 1, 'S10', 'H2')).toBe(true);
});
