import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Trick, tricksOf } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);
const rules = reform.rules(tableOf(reform, 'reform'));

/** A game of seat 1 in the middle of the tricks; forehand is seat 0. */
const at = (contract: string, hands: readonly string[], won: readonly Seat[] = [], talon = ''): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
  zones: { ...Object.fromEntries(hands.map((hand, seat) => [handOf(seat), cards(hand)])), 'talon:0': cards(talon) },
  known: Object.fromEntries(
    PACK_54.cards.map((card) => [card, [0, 1, 2, 3].filter((seat) => cards(hands[seat] ?? '').includes(card))]),
  ),
  games: [{ declarer: 1, contract, with: {} }],
  ...{ items: [], phase: 'tricks', end: null, attempts: [], log: [] },
  notes: { tricks: { tricks: won.map((winner): Trick => ({ plays: [], winner })) } },
});

const turn = (s: State): Seat => must(turnOf(rules, s).must[0], 'a turn');
/** A card, or several as one play: `H1+HK+T22`. */
const actionOf = (said: string) =>
  said.includes('+') ? { type: 'play-set', cards: said.split('+') } : { type: 'play', card: said };
const after = (s: State, list: string): State =>
  cards(list).reduce((now, said) => {
    const next = apply(rules, now, turn(now), actionOf(said));
    if (!next.ok) throw new Error(`${said}: ${next.error.code}`);
    return next.value;
  }, s);
const refused = (s: State, said: string): string | undefined => {
  const next = apply(rules, s, turn(s), actionOf(said));
  return next.ok ? undefined : next.error.code;
};
const won = (n: number, by: Seat): readonly Seat[] => Array.from({ length: n }, () => by);

describe('several cards at once (reform §7.8, Hausierer)', () => {
  const HANDS = ['C7 H1 D1 T3', 'HJ HK T22 SK CK D4 T9 T8', 'C9 HQ D3 T4', 'H4 H3 S7 T5'] as const;
  const leading = at('hausierer', HANDS, [1]);

  test('the declarer may play as many of one suit as they like; everybody else one card', () => {
    const [single, ...sets] = offersTo(rules, leading, 1);
    expect(single?.kind === 'one-of' && single.actions).toHaveLength(8);
    expect(sets.map((offer) => (offer.kind === 'cards' ? offer.from.join(' ') : ''))).toEqual([
      ...['HJ HK T22', 'T22 T9 T8', 'T22 SK', 'T22 CK', 'T22 D4'],
    ]);
    expect(offersTo(rules, after(leading, 'HJ+HK'), 2)).toEqual([
      { kind: 'one-of', actions: [{ type: 'play', card: 'HQ' }] },
    ]);
  });

  test.each(['HK+SK', 'HK+T9', 'HK+HK'])('%s do not go together', (set) =>
    expect(refused(leading, set)).toBe('one-suit-only'),
  );

  test('what they count as lies first, so that its suit is followed', () => {
    const led = after(leading, 'T22+HJ+HK');
    expect(led.zones['trick']).toEqual(['HK', 'T22', 'HJ']);
    expect([refused(led, 'C9'), refused(led, 'HQ')]).toEqual(['must-follow-suit', undefined]);
  });

  test('the highest of them counts, the Sküs only alone or among tarocks', () => {
    const winner = (s: State, list: string) => tricksOf(after(s, list)).at(-1)?.winner;
    expect(winner(leading, 'HJ+HK HQ H4 H1')).toBe(1);
    expect(winner(leading, 'HJ+T22 HQ H4 H1')).toBe(2);
    expect(winner(leading, 'T8+T22 T4 T5 T3')).toBe(1);
    expect(winner(leading, 'T22 T4 T5 T3')).toBe(1);
  });

  test('following, they play the suit led and nothing else, with the Sküs or it alone', () => {
    const led = after(at('hausierer', HANDS), 'H1');
    expect(offersTo(rules, led, 1)).toEqual([
      { kind: 'one-of', actions: ['HJ', 'HK', 'T22'].map((card) => ({ type: 'play', card })) },
      { kind: 'cards', type: 'play-set', from: ['HJ', 'HK', 'T22'], fixed: [], min: 2, max: 3 },
    ]);
    expect([refused(led, 'T9'), refused(led, 'T9+T8'), refused(led, 'SK')]).toEqual([
      ...['one-suit-only', 'one-suit-only', 'one-suit-only'],
    ]);
  });

  test('who cannot follow is stuck, and the open trick stays where it is', () => {
    const s = after(at('hausierer', ['C7 H1', 'HJ HK', 'C9 D3', 'H4 S7'], [0]), 'C7');
    expect([s.end, s.zones['trick']]).toEqual(['settle', ['C7']]);
  });

  test('a suit that is missing ends it before the first card', () => {
    const s = at('hausierer', ['C7', 'HJ SK CK T9', 'C9', 'H4']);
    expect(turnOf(rules, s).must).toEqual([]);
    expect(turnOf(rules, at('hausierer', ['C7', 'HJ SK CK D4', 'C9', 'H4'])).must).toEqual([0]);
  });

  test.each<[says: string, hand: string, set: string, tricks: number, end: string | null]>([
    ['over with the last card', 'HJ HK', 'HJ+HK', 3, 'settle'],
    ['not before', 'HJ HK C8', 'HJ+HK', 3, null],
    ['over after twelve tricks, with what is left', 'HJ HK C8', 'HJ', 11, 'settle'],
  ])('%s', (_, hand, set, tricks, end) => {
    const others = tricks === 11 ? ['H1', 'HQ', 'H4'] : ['H1 C7', 'HQ C9', 'H4 C10'];
    const s = at('hausierer', [must(others[0], ''), hand, must(others[1], ''), must(others[2], '')], won(tricks, 1));
    expect(after(s, `${set} HQ H4 H1`).end).toBe(end);
  });
});

describe('nothing of that in another game', () => {
  const s = at('dreier', ['C7 H1', 'HJ HK', 'C9 D3', 'H4 S7'], [1]);
  test('one card each', () => {
    expect(offersTo(rules, s, 1)).toEqual([
      { kind: 'one-of', actions: ['HJ', 'HK'].map((card) => ({ type: 'play', card })) },
    ]);
    expect(refused(s, 'HJ+HK')).toBe('not-together');
  });
});

describe('equal pictures (reform §7.8, Artist)', () => {
  test.each<[says: string, hand: string, mustPlay: readonly Seat[]]>([
    ['three of them and another card', 'CQ SQ HQ T4', [0]],
    ['three of them alone', 'CQ SQ HQ', []],
    ['all four', 'CQ SQ HQ DQ', []],
    ['fewer than three', 'CQ SQ HK T4', []],
  ])('%s', (_, hand, mustPlay) =>
    expect(turnOf(rules, at('artist', ['C7', hand, 'C9', 'H4'], won(8, 0))).must).toEqual(mustPlay),
  );

  test('then the deal is settled', () => {
    const s = at('artist', ['C7 D1', 'T22 CQ SQ HQ', 'C9 D3', 'C8 S7'], won(8, 0));
    const over = after(s, 'C7 T22 C9 C8');
    expect([over.end, tricksOf(over).at(-1)?.winner]).toEqual(['settle', 1]);
  });
});

describe('any card at any turn (reform §7.9, Apotheker)', () => {
  const s = at('apotheker', ['C7', 'H3', 'C9', 'H4'], won(11, 0), 'CK T3');
  test('the declarer need not follow', () => {
    const mid = at('apotheker', ['C7 D1', 'C8 T9 H3', 'C9 D3', 'C10 D4'], [0]);
    expect(['C8', 'T9', 'H3'].map((card) => refused(after(mid, 'C7'), card))).toEqual(Array(3).fill(undefined));
    expect(refused(after(mid, 'C7 H3'), 'D3')).toBe('must-follow-suit');
  });

  test('after the last trick the talon lies open, and the declarer gives it away', () => {
    const over = after(s, 'C7 H3 C9 H4');
    expect([over.phase, turn(over)]).toEqual(['share', 1]);
    expect(view(rules, over, 'spectator').zones['talon:0']).toEqual(['CK', 'T3']);
  });
});
