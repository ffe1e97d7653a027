import { expect, test } from 'vitest';
import { PACK_24 } from './deck-24.ts';

test('24 cards, six of each suit, and 120 points', () => {
  expect(new Set(PACK_24.cards).size).toBe(24);
  expect(PACK_24.cards.filter((card) => card.startsWith('G'))).toEqual(['GA', 'G10', 'GK', 'GO', 'GU', 'G9']);
  expect(PACK_24.cards.reduce((sum, card) => sum + PACK_24.points(card), 0)).toBe(PACK_24.unit.total);
});

test('each card is lower than the one before it in its suit', () => {
  const suit = PACK_24.cards.slice(0, 6).map((card) => PACK_24.strength(card));
  expect(suit).toEqual(suit.toSorted((a, b) => b - a));
});
