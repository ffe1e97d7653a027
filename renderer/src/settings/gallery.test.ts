import { expect, test } from 'vitest';
import { strengthOf } from '#engine/decks/deck-54.ts';
import { exactly } from '../i18n/numbers.ts';
import { cardsIn, PACKS } from '../packs/packs.ts';
import { rowsOf, worthOf } from './gallery.ts';

test.each(PACKS)('the rows of the pack of %s hold each card once', (pack) =>
  expect(rowsOf(pack).flatMap(({ cards }) => cards)).toHaveLength(new Set(cardsIn(pack)).size),
);

test('the pack of 54 is in the order in which its cards beat each other', () => {
  for (const { cards } of rowsOf('54')) {
    const strengths = cards.map(strengthOf);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  }
});

test.each([
  ['78', 'french-H', 'HK HQ HN HJ H1 H2 H3 H4 H5 H6 H7 H8 H9 H10'],
  ['78', 'french-S', 'SK SQ SN SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1'],
  ['36', 'german-G', 'GA G10 GK GO GU G9 G8 G7 G6'],
  ['24', 'german-H', 'HA H10 HK HO HU H9'],
] as const)('in the pack of %s, %s from the top', (pack, suit, cards) =>
  expect(
    rowsOf(pack)
      .find((row) => row.suit === suit)
      ?.cards.join(' '),
  ).toBe(cards),
);

test.each([
  ['T22', '54', '4⅓'],
  ['T20', '54', '⅓'],
  ['HK', '54', '4⅓'],
  ['SQ', '54', '3⅓'],
  ['CN', '54', '2⅓'],
  ['DJ', '54', '1⅓'],
  ['D4', '54', '⅓'],
  ['SKI', '78', '4½'],
  ['T1', '78', '4½'],
  ['T20', '78', '½'],
  ['SQ', '78', '3½'],
  ['D10', '78', '½'],
] as const)('%s of the pack of %s counts %s', (card, pack, shown) => {
  const worth = worthOf(card, pack);
  expect(worth && exactly(worth, 'de')).toBe(shown);
});

test('no value is shown if the counting is not known', () => expect(worthOf('SK', '24')).toBeUndefined());
