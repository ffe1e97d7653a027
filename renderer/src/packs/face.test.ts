import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { sorted } from '../cards/sort.ts';
import { cardName } from '../i18n/card-names.ts';
import { CATALOGUES } from '../testing/loaded.ts';
import { faceOf } from './face.ts';
import { cardsIn, isDrawn, PACKS } from './packs.ts';

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

test.each([
  ['SKI', '78', 'Ski', 'Ski'],
  ['T21', '78', '21er', 'Tarock XXI'],
  ['T2', '78', 'Tarock II', 'Tarock II'],
  ['T1', '78', 'Einser', 'Tarock I'],
  ['D10', '78', 'Karo-Zehn', 'Ten of Diamonds'],
  ['HA', '36', 'Herz-Ass', 'Ace of Hearts'],
  ['SO', '36', 'Schellen-Ober', 'Ober of Bells'],
  ['GU', '24', 'Gras-Unter', 'Unter of Leaves'],
  ['E10', '24', 'Eichel-Zehn', 'Ten of Acorns'],
  ['EA', '36-french', 'Treff-Ass', 'Ace of Clubs'],
  ['GO', '24-french', 'Pik-Dame', 'Queen of Spades'],
  ['SU', '36-french', 'Karo-Bube', 'Jack of Diamonds'],
] as const)('%s of the pack of %s is called %s', (card, pack, german, english) => {
  expect(cardName(card, CATALOGUES.de, pack)).toBe(german);
  expect(cardName(card, CATALOGUES.en, pack)).toBe(english);
});

test.each([
  ['T5', '54', { kind: 'tarock', number: 5, roman: 'V' }],
  ['T22', '54', { kind: 'tarock', number: 22, roman: 'XXII', title: 'Sküs' }],
  ['SKI', '78', { kind: 'tarock', number: 22, roman: 'XXII', title: 'Ski' }],
  ['SN', '54', { kind: 'court', suit: 'french-S', court: 'N' }],
  ['SO', '36', { kind: 'court', suit: 'german-S', court: 'O' }],
  ['H4', '54', { kind: 'pip', suit: 'french-H', pip: 4 }],
  ['H6', '36', { kind: 'pip', suit: 'german-H', pip: 6 }],
  ['S6', '36-french', { kind: 'pip', suit: 'french-D', pip: 6 }],
  ['HA', '24-french', { kind: 'pip', suit: 'french-H', pip: 1, letter: 'A' }],
  ['EU', '36-french', { kind: 'court', suit: 'french-C', court: 'J' }],
] as const)('what is printed on %s of the pack of %s', (card, pack, face) => expect(faceOf(card, pack)).toEqual(face));

test.each([
  ['SKI', '54'],
  ['EK', '54'],
  ['T5', '36'],
  ['CK', '24'],
  ['CK', '36-french'],
  ['T5', '24-french'],
  ['', '78'],
] as const)('"%s" is no card of the pack of %s', (card, pack) =>
  expect(() => faceOf(card, pack)).toThrow(/no such card/),
);

test.each(PACKS.flatMap((pack) => LANGUAGES.map((language) => [pack, language] as const)))(
  'every card of the pack of %s has a name of its own in %s',
  (pack, language) => {
    const cards = cardsIn(pack);
    const names = cards.map((card) => cardName(card, CATALOGUES[language], pack));
    expect(cards).toHaveLength(parseInt(pack));
    expect(new Set(names).size).toBe(cards.length);
    // A missing name would be the card's id.
    expect(names.filter((name) => cards.includes(name))).toEqual([]);
  },
);

/** The pack of every table that differs from its profile in one option at most. */
const DEALT = Object.values(GAMES).flatMap((game) =>
  game.profiles.flatMap(({ id, options }) =>
    [{}, ...options.flatMap((option) => option.values.map((value) => ({ [option.id]: value })))].map(
      (changed) => game.rules(tableOf(game, id, changed)).pack,
    ),
  ),
);

test.each([...new Map(DEALT.map((pack) => [pack.id, pack])).values()])(
  'there are pictures of all cards of the pack of $id that is dealt',
  ({ id, cards }) => {
    if (!isDrawn(id)) throw new Error(`no pictures of the pack of ${id}`);
    expect(cardsIn(id).toSorted()).toEqual(cards.toSorted());
  },
);

test('a pack that is held otherwise is sorted so', () =>
  expect(sorted(['GO', 'EA', 'SU', 'EO'], ['EO', 'GO', 'SU', 'EA'])).toEqual(['EO', 'GO', 'SU', 'EA']));

test('a hand is held tarocks first, each suit from the top', () =>
  expect(sorted(['D1', 'T1', 'HK', 'S7', 'T20', 'SK', 'D4'], PACK_54.held)).toEqual([
    'T20',
    'T1',
    'SK',
    'S7',
    'HK',
    'D1',
    'D4',
  ]));

test.each([
  [1, 'I'],
  [4, 'IIII'],
  [9, 'IX'],
  [14, 'XIV'],
  [19, 'XIX'],
  [21, 'XXI'],
])('tarock %i is written as %s', (n, roman) => expect(faceOf(`T${n}`)).toEqual({ kind: 'tarock', number: n, roman }));
