import { expect, test } from 'vitest';
import { DECK_54, KINGS, PACK_54, strengthOf, sumOfThirds, TAROCKS, thirdsOf, TRULL } from './deck-54.ts';

test('54 different cards with 210 thirds', () => {
  expect(new Set(DECK_54).size).toBe(54);
  expect(sumOfThirds(DECK_54)).toBe(210);
  expect(sumOfThirds([...KINGS, ...TRULL])).toBe(7 * 13);
  expect(sumOfThirds(TAROCKS)).toBe(58);
});

test('the pack agrees with itself: every card once in a hand, its points the total of its unit', () => {
  const { cards, held, points, unit, honours, isTrump } = PACK_54;
  expect([...held].sort()).toEqual([...cards].sort());
  expect(cards.reduce((sum, card) => sum + points(card), 0)).toBe(unit.total);
  expect(honours.every(isTrump)).toBe(true);
});

test.each([
  ['C10', 'C7'],
  ['H1', 'H4'],
  ['HJ', 'H1'],
  ['DK', 'DQ'],
  ['SQ', 'SN'],
  ['T22', 'T21'],
  ['T10', 'T9'],
])('%s is higher than %s', (high, low) => expect(strengthOf(high)).toBeGreaterThan(strengthOf(low)));

test('an ordinary tarock counts one third, an honour 13', () =>
  expect([thirdsOf('T20'), thirdsOf('T1')]).toEqual([1, 13]));
