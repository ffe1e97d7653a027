import { describe, expect, test } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import { heapsIn, putBy } from '#engine/kernel/worlds/heap.ts';
import type { SeenMove } from '#engine/kernel/worlds/places.ts';

const moved = (from: string, to: string, ...cards: readonly (string | null)[]): SeenMove => ({
  ...{ type: 'moved', from, to },
  cards,
});
const put = (seat: number, card: string | null = null): SeenMove => moved(`hand:${seat}`, 'trick', card);

describe('how a heap came about', () => {
  const puts = (moves: readonly SeenMove[], at: number) =>
    heapsIn(moves)
      .get(at)
      ?.map(({ from, card }) => [from, card]);

  test('card by card, and what was turned up is what was put last', () => {
    const moves = [
      put(0, 'A'),
      put(1),
      put(2),
      moved('trick', 'trick', 'C'),
      moved('trick', 'hand:2', null, null, null),
    ];
    expect(puts(moves, 1)).toEqual([
      ['hand:0', 'A'],
      ['hand:1', undefined],
    ]);
    expect(puts(moves, 4)).toEqual([
      ['hand:0', 'A'],
      ['hand:1', undefined],
      ['hand:2', 'C'],
    ]);
  });

  test('whoever took it knows who put what', () => {
    expect(puts([put(0), put(1), moved('trick', 'hand:2', 'A', 'B')], 0)).toEqual([['hand:0', 'A']]);
  });

  test('the next one begins anew, and several cards at once are left out', () => {
    expect(puts([put(0), moved('trick', 'hand:1', null), put(2)], 2)).toEqual([['hand:2', undefined]]);
    expect(puts([moved('hand:0', 'trick', null, null), put(1)], 1)).toBeUndefined();
  });
});

test('every card is put by somebody who could have had it, whichever is drawn first', () => {
  const before = new Map([
    [
      0,
      new Map([
        ['A', new Set(['hand:0', 'hand:1'])],
        ['B', new Set(['hand:0'])],
      ]),
    ],
    [
      1,
      new Map([
        ['A', new Set(['hand:0', 'hand:1'])],
        ['B', new Set(['hand:0'])],
      ]),
    ],
  ]);
  const heap = heapsIn([put(0), put(1)]).get(1) ?? [];
  for (let i = 0; i < 20; i++) {
    const all = { to: 'trick', must: [], may: ['A', 'B', 'C'] };
    const drawn = putBy(heap, all, { before, came: () => false }, seededRng(String(i)));
    expect([drawn?.get(0), drawn?.get(1)]).toEqual(['B', 'A']);
  }
  const tooMany = { to: 'trick', must: ['B', 'C'], may: [] };
  expect(putBy(heap, tooMany, { before, came: () => false }, seededRng('none'))).toBeUndefined();
});
