import { expect, test } from 'vitest';
import { DECK_54 } from '../../../engine/decks/deck-54.ts';
import { CATALOGUES } from '../i18n/index.ts';
import { cardName, faceOf } from './face.ts';
import { sorted } from './sort.ts';

test.each([
  ['T22', 'Sküs', 'Sküs'],
  ['T21', 'Mond', 'Mond'],
  ['T13', 'Tarock XIII', 'Tarock XIII'],
  ['T1', 'Pagat', 'Pagat'],
  ['HK', 'Herz-König', 'King of Hearts'],
  ['SN', 'Pik-Cavall', 'Cavalier of Spades'],
  ['C10', 'Treff-Zehn', 'Ten of Clubs'],
  ['D1', 'Karo-Eins', 'One of Diamonds'],
])('%s is called %s', (card, german, english) => {
  expect(cardName(card, CATALOGUES.de)).toBe(german);
  expect(cardName(card, CATALOGUES.en)).toBe(english);
});

test('every card of the pack has a face and a name of its own', () => {
  expect(DECK_54.map((card) => faceOf(card).kind)).toHaveLength(54);
  expect(new Set(DECK_54.map((card) => cardName(card, CATALOGUES.de))).size).toBe(54);
});

test('a hand is held tarocks first, each suit from the top', () =>
  expect(sorted(['D1', 'T1', 'HK', 'S7', 'T20', 'SK', 'D4'])).toEqual(['T20', 'T1', 'SK', 'S7', 'HK', 'D1', 'D4']));
