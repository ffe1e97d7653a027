import { describe, expect, test } from 'vitest';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';
import { chosenFor, isEnough, meantBy, placesFor, toggled, triedWith } from './picks.ts';

const offer = (fixed: readonly string[], min: number, max: number): CardsOffer => ({
  kind: 'cards',
  type: 'discard',
  from: ['H1', 'H2', 'H3', 'D1'],
  fixed,
  min,
  max,
});

test('picked cards count as long as they are held; fixed ones always do', () => {
  expect(chosenFor([], ['H1'], ['H1'])).toEqual([]);
  expect(chosenFor([offer(['D1'], 3, 3)], ['H1', 'D1', 'S7'], ['H1', 'D1'])).toEqual(['D1', 'H1']);
});

test('a card that was picked for another choice and is not offered in this one does not count', () =>
  expect(chosenFor([offer([], 3, 3)], ['H1', 'C1'], ['H1', 'C1'])).toEqual(['H1']));

test('the same press picks a card and puts it back; a fixed one stays', () => {
  const three = [offer(['D1'], 3, 3)];
  expect(toggled(three, ['D1'], 'H1')).toEqual(['D1', 'H1']);
  expect(toggled(three, ['D1', 'H1'], 'H1')).toEqual(['D1']);
  expect(toggled(three, ['D1'], 'D1')).toEqual(['D1']);
});

test('if one card is asked for, another replaces it', () =>
  expect(toggled([offer([], 1, 1)], ['H1'], 'H2')).toEqual(['H2']));

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

describe('cards of a place in several ways', () => {
  const [A, B] = [
    ['A1', 'A2', 'A3'],
    ['B1', 'B2', 'B3'],
  ];
  const way = (from: readonly string[], fixed: readonly string[], min: number, max: number): CardsOffer => ({
    ...{ kind: 'cards', type: 'take', from, fixed, min, max },
  });
  const some = [way(A, [], 1, 3), way(B, [], 1, 3)];
  const whole = [way([...A, ...B], A, 4, 6), way([...A, ...B], B, 4, 6)];
  const all = [...some, ...whole];
  const press = (offers: readonly CardsOffer[], ...cards: readonly string[]) =>
    cards.reduce<readonly string[]>((chosen, card) => toggled(offers, chosen, card), []);
  const meant = (offers: readonly CardsOffer[], chosen: readonly string[]) =>
    meantBy(
      offers.map((offer) => ({ offer })),
      chosen,
    ).map(({ offer }) => offers.indexOf(offer));

  test('some of a group, and of the other only once the group is whole', () => {
    expect(press(all, 'A1', 'A2')).toEqual(['A1', 'A2']);
    expect(meant(all, ['A1', 'A2'])).toEqual([0]);
    // Another group: another choice.
    expect(press(all, 'A1', 'A2', 'B3')).toEqual(['B3']);
    expect(press(all, 'A1', 'A2', 'A3', 'B3')).toEqual(['A1', 'A2', 'A3', 'B3']);
    expect(meant(all, ['A1', 'A2', 'A3'])).toEqual([0]);
    expect(meant(all, ['A1', 'A2', 'A3', 'B3'])).toEqual([2]);
    expect(meant(all, [...A, ...B])).toEqual([2, 3]);
  });

  test('a card of the whole group put back leaves what was taken besides', () => {
    expect(press(all, 'A1', 'A2', 'A3', 'B3', 'B3')).toEqual(A);
    expect(press(all, 'A1', 'A2', 'A3', 'B3', 'A1')).toEqual(['B3']);
  });

  test('a group that is taken as a whole comes with the first card of it, and the one pressed last is meant', () => {
    const groups = [way([...A, ...B], A, 3, 4), way([...A, ...B], B, 3, 4)];
    expect(press(groups, 'A2')).toEqual(A);
    expect(press(groups, 'A2', 'B1')).toEqual([...A, 'B1']);
    expect(press(groups, 'B2')).toEqual(B);
    expect(meant(groups, [...B, 'A1'])).toEqual([1]);
    expect(press(groups, 'A2', 'A1')).toEqual([]);
  });

  test('what can be answered in several ways has all of them', () => {
    const ways = [way(A, [], 2, 3), way(A, [], 2, 3)];
    expect(meant(ways, ['A1'])).toEqual([0, 1]);
    expect(meant(ways, ['A1', 'A2'])).toEqual([0, 1]);
  });

  test('nothing is meant yet by nothing', () => {
    expect(meant(whole, [])).toEqual([0]);
    expect(meant([], [])).toEqual([]);
  });
});
