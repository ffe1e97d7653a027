import { expect, test } from 'vitest';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';
import { chosenFor, isEnough, placesFor, toggled, triedWith } from './picks.ts';

const offer = (fixed: readonly string[], min: number, max: number): CardsOffer => ({
  kind: 'cards',
  type: 'discard',
  from: ['H1', 'H2', 'H3', 'D1'],
  fixed,
  min,
  max,
});

test('picked cards count as long as they are held; fixed ones always do', () => {
  expect(chosenFor(undefined, ['H1'], ['H1'])).toEqual([]);
  expect(chosenFor(offer(['D1'], 3, 3), ['H1', 'D1', 'S7'], ['H1', 'D1'])).toEqual(['D1', 'H1']);
});

test('a card that was picked for another choice and is not offered in this one does not count', () =>
  expect(chosenFor(offer([], 3, 3), ['H1', 'C1'], ['H1', 'C1'])).toEqual(['H1']));

test('the same press picks a card and puts it back; a fixed one stays', () => {
  const three = offer(['D1'], 3, 3);
  expect(toggled(three, ['D1'], 'H1')).toEqual(['D1', 'H1']);
  expect(toggled(three, ['D1', 'H1'], 'H1')).toEqual(['D1']);
  expect(toggled(three, ['D1'], 'D1')).toEqual(['D1']);
});

test('if one card is asked for, another replaces it', () =>
  expect(toggled(offer([], 1, 1), ['H1'], 'H2')).toEqual(['H2']));

test('a card that is not offered is tried with as many others as there have to be', () => {
  expect(triedWith(offer(['D1'], 3, 3), ['D1', 'H3'], 'HK')).toEqual(['HK', 'D1', 'H3']);
  expect(triedWith(offer([], 3, 3), [], 'HK')).toEqual(['HK', 'H1', 'H2']);
  expect(triedWith(offer([], 0, 1), ['H1'], 'HK')).toEqual(['HK']);
});

test('it is enough between the minimum and the maximum', () => {
  expect([0, 1, 2, 3].map((n) => isEnough(offer([], 1, 2), ['H1', 'H2', 'H3'].slice(0, n)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isEnough(undefined, [])).toBe(false);
});

test('each card that has to be chosen has a place; where few of many may be, there is one more than are chosen', () => {
  expect([0, 3].map((n) => placesFor(offer([], 3, 3), ['H1', 'H2', 'H3'].slice(0, n)))).toEqual([3, 3]);
  expect([0, 1, 2].map((n) => placesFor(offer([], 0, 2), ['H1', 'H2'].slice(0, n)))).toEqual([1, 2, 2]);
});
