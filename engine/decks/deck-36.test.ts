import { expect, test } from 'vitest';
import { PACK_36, sumOfPoints, sumsOf } from './deck-36.ts';

const { cards, held, suitOf, strength, unit } = PACK_36;

test('36 different cards with 120 points, thirty in each suit', () => {
  expect(new Set(cards).size).toBe(36);
  expect([...held].sort()).toEqual([...cards].sort());
  expect(sumOfPoints(cards)).toBe(unit.total);
  for (const suit of ['E', 'G', 'H', 'S']) expect(sumOfPoints(cards.filter((card) => suitOf(card) === suit))).toBe(30);
});

test('the ten beats everything but the ace', () => {
  const hearts = cards.filter((card) => suitOf(card) === 'H').sort((a, b) => strength(b) - strength(a));
  expect(hearts).toEqual(['HA', 'H10', 'HK', 'HO', 'HU', 'H9', 'H8', 'H7', 'H6']);
});

test('three cards have any points up to 33 except 1, 27 to 29, and those that no three cards make (bavarian §12)', () => {
  const sums = [...sumsOf(3)].sort((a, b) => a - b);
  expect(sums.at(-1)).toBe(33);
  expect([1, 27, 28, 29].filter((sum) => sumsOf(3).has(sum))).toEqual([]);
  expect(Array.from({ length: 34 }, (_, n) => n).filter((n) => !sums.includes(n))).toEqual([1, 27, 28, 29]);
});

test('every count but 1 and 119 can be reached (bavarian §1)', () => {
  const reached = new Set(Array.from({ length: 37 }, (_, count) => [...sumsOf(count)]).flat());
  expect(Array.from({ length: 121 }, (_, n) => n).filter((n) => !reached.has(n))).toEqual([1, 119]);
});
