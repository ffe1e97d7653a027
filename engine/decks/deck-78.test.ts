import { expect, test } from 'vitest';
import { KINGS, PACK_78, SKI, sumOfHalves, T1, T21, TAROCKS } from './deck-78.ts';

const { cards, held, suitOf, isTrump, strength, points, unit, honours } = PACK_78;

test('78 different cards with 182 halves, as the rules list them (tuebingen §1)', () => {
  expect(new Set(cards).size).toBe(78);
  expect([...held].sort()).toEqual([...cards].sort());
  expect(sumOfHalves(cards)).toBe(182);
  expect(unit.total).toBe(182);
  expect(honours).toEqual([SKI, T21, T1]);
  expect(sumOfHalves(honours)).toBe(27);
  expect(sumOfHalves(TAROCKS)).toBe(18 + 19);
  expect(sumOfHalves(KINGS)).toBe(36);
  for (const suit of ['C', 'S', 'H', 'D'])
    expect(sumOfHalves(cards.filter((card) => suitOf(card) === suit))).toBe(9 + 7 + 5 + 3 + 10);
});

test('every card counts an odd number of halves, so an even number of cards is a whole number of points', () =>
  expect(cards.filter((card) => points(card) % 2 === 0)).toEqual([]));

test.each([
  ['C', 'K Q N J 10 9 8 7 6 5 4 3 2 1'],
  ['S', 'K Q N J 10 9 8 7 6 5 4 3 2 1'],
  ['H', 'K Q N J 1 2 3 4 5 6 7 8 9 10'],
  ['D', 'K Q N J 1 2 3 4 5 6 7 8 9 10'],
])('%s from the highest card down: %s', (suit, ranks) => {
  const cardsOfSuit = cards.filter((card) => suitOf(card) === suit).sort((a, b) => strength(b) - strength(a));
  expect(cardsOfSuit).toEqual(ranks.split(' ').map((rank) => suit + rank));
});

test('21 tarocks are trumps, the highest the XXI', () => {
  expect(cards.filter(isTrump).sort((a, b) => strength(b) - strength(a))).toEqual(TAROCKS);
  expect(TAROCKS[0]).toBe('T21');
});

test('the Ski is neither a tarock nor a spade, and beats nothing', () => {
  expect(isTrump(SKI)).toBe(false);
  expect(cards.filter((card) => suitOf(card) === suitOf(SKI))).toEqual([SKI]);
  expect(cards.filter((card) => card !== SKI && strength(card) <= strength(SKI))).toEqual([]);
});
