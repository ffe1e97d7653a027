import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { refusing } from '#engine/core/refusal.ts';
import { actionsOf } from '../kernel/deal/offers.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Share } from './exchange.ts';
import { layAwayAs } from './lay-away.ts';

const refusal = refusing<string>('family:test');
/** Suit cards that go first, and tarocks behind them. */
const [FIRST, THEN] = [
  ['C7', 'S7'],
  ['T5', 'T6', 'T7'],
];

const holding = (cards: readonly Card[]): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: { 'hand:0': cards }, known: {}, games: [{ declarer: 0, contract: 'any', with: {} }], items: [] },
  ...{ phase: 'lay', end: null, notes: {}, attempts: [], log: [] },
});

/** Of these five cards, with this number to keep; if a share is given, as many as it allows. */
function laying(hand: number, share?: Share) {
  const s = holding([...FIRST, ...THEN]);
  const phase = layAwayAs('lay', {
    ...{ id: 'lay', hand, rule: 'probe' },
    refusal: (code) => refusal(code),
    discards: () => ({ first: FIRST, then: THEN }),
    next: () => [],
    ...(share && {
      share: () => share,
      refuseNumber: (n, { most }) => (n > most ? refusal('too-many') : undefined),
      also: (_s, cards) => [{ type: 'noted', phase: 'lay', notes: cards.length }],
    }),
  });
  const refused = (...cards: readonly Card[]) => phase.refuse(s, 0, { type: 'lay', cards })?.code;
  const done = (...cards: readonly Card[]) => phase.decide(s, 0, { type: 'lay', cards });
  return { must: phase.turn(s).must, offers: phase.offers(s, 0), refused, done };
}

describe('what is too much in hand', () => {
  test('goes, and nobody is asked who has nothing too much', () => {
    expect([laying(5).must, laying(4).must]).toEqual([[], [0]]);
    expect(laying(4).offers).toEqual([{ kind: 'cards', type: 'lay', from: FIRST, fixed: [], min: 1, max: 1 }]);
    expect([laying(4).refused('C7', 'S7'), laying(4).refused('C7')]).toEqual(['lay-exactly', undefined]);
  });

  test('with all that go first, and some of the others, which are shown', () => {
    const { offers, done } = laying(2);
    expect(offers).toEqual([{ kind: 'cards', type: 'lay', from: [...FIRST, ...THEN], fixed: FIRST, min: 3, max: 3 }]);
    expect(done('C7', 'S7', 'T5')).toMatchObject([
      { cards: ['C7', 'S7'], seenBy: [0] },
      { cards: ['T5'], seenBy: 'all' },
    ]);
  });
});

describe('as many as one likes, before any are taken', () => {
  const any = laying(5, { least: 0, most: 4 });

  test('one is asked with nothing too much in hand; nothing is a button', () => {
    expect(any.must).toEqual([0]);
    expect(any.offers.map(({ kind }) => kind)).toEqual(['cards', 'cards', 'one-of']);
    // One of two, both, or both with one or two of three; or nothing.
    expect([...actionsOf(any.offers)]).toHaveLength(2 + 1 + 3 + 3 + 1);
  });

  test('the family says why it is too many, and what else comes of it', () => {
    expect([any.refused('C7', 'S7', 'T5', 'T6', 'T7'), any.refused(), any.refused('C7')]).toEqual([
      'too-many',
      undefined,
      undefined,
    ]);
    expect(any.done('C7').at(-1)).toEqual({ type: 'noted', phase: 'lay', notes: 1 });
  });

  test('a number that is fixed is the only one on offer', () =>
    expect(laying(5, { least: 1, most: 1 }).offers).toEqual([
      { kind: 'cards', type: 'lay', from: FIRST, fixed: [], min: 1, max: 1 },
    ]));
});
