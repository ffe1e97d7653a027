import type { Card } from '#engine/core/card.ts';
import { isKing, TRULL } from '#engine/decks/deck-54.ts';
import { type At, settledAt } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { areMade, bonus, played, stageOf, withThirds } from './deals.ts';

/** What the rule book says of cards and of counting them. */

/** What a card counts by itself at a table, where fractions are taken off when cards are counted. */
export const faceOf = ({ rules: { pack } }: At, card: Card): number => Math.ceil(pack.points(card) / pack.unit.parts);

const FACES: readonly ((card: Card) => boolean)[] = [
  (card) => isKing(card) || TRULL.includes(card),
  ...['Q', 'N', 'J'].map((rank) => (card: Card) => card.endsWith(rank)),
];
const isOther = (card: Card): boolean => !FACES.some((is) => is(card));
/** Just these cards count `n`. */
const faceEach = (are: (card: Card) => boolean): Proof =>
  agrees(
    (n, at) => at.rules.pack.cards.filter((card) => faceOf(at, card) === n),
    (_, { rules }) => rules.pack.cards.filter(are),
  );

const suitCards = ({ rules: { pack } }: At, suit: string): readonly Card[] =>
  pack.cards.filter((card) => pack.suitOf(card) === suit).toSorted((a, b) => pack.strength(b) - pack.strength(a));
const SUITS = ['C', 'S', 'H', 'D'];
const suitsOf = ({ rules: { pack } }: At): readonly string[] =>
  [...new Set(pack.cards.map(pack.suitOf))].filter((suit) => suit !== 'T');
/** The pip at one end of the red suits. */
const redPip = (end: 0 | -1): Proof =>
  agrees(
    (n) => ['H', 'D'].map((suit) => `${suit}${n}`),
    (_, at) => ['H', 'D'].map((suit) => suitCards(at, suit).filter(isOther).at(end)),
  );

const all = (at: At): number => at.rules.pack.cards.reduce((sum, card) => sum + at.rules.pack.points(card), 0) / 3;
const faces = (at: At): number => at.rules.pack.cards.reduce((sum, card) => sum + faceOf(at, card), 0);
const packetsOf = (at: At, cards: number): number => at.rules.pack.cards.length / cards;

/** Two less for every `n` cards. */
const byPackets: Proof = agrees(
  (n, at) => faces(at) - 2 * packetsOf(at, n),
  (_, at) => all(at),
);

/** A third less than `n` points, and all of them: made with rounded points, or only with full ones. */
export const roundedOrFull = (id: string): Proof =>
  agrees(
    (n, at) => {
      const promise = [bonus(id, stageOf(at, id))];
      const deals = [
        withThirds('zweiblatt', 3 * n - 4, promise),
        withThirds('zweiblatt', 3 * n - 1, promise),
        played('dreiblatt', n, promise),
      ];
      return ['rounded', 'exact'].map((thresholds) =>
        deals.map((deal) => areMade(settledAt(at, deal, { options: { thresholds } }))),
      );
    },
    () => [
      [false, true, true],
      [false, false, true],
    ],
  );

export const OF_CARDS = {
  '# Karten: # Tarock vom Sküs bis zum Pagat und # Farben zu # Karten.': [
    counts(({ rules }) => rules.pack.cards.length),
    counts((at) => suitCards(at, 'T').length),
    counts((at) => suitsOf(at).length),
    agrees(
      (n) => SUITS.map(() => n),
      (_, at) => SUITS.map((suit) => suitCards(at, suit).length),
    ),
  ],
  'König, Sküs, Mond (XXI) und Pagat (I) zählen #, Dame #, Cavall #, Bube #, alles andere #.': [...FACES, isOther].map(
    faceEach,
  ),
  // Counted like this, the whole pack comes to what its cards are worth.
  'Gezählt wird zu #, je # Karten # weniger, für einzelne Karten je # weniger; am Ende wird gerundet. Zusammen sind es #.':
    [
      byPackets,
      byPackets,
      agrees(
        (n, at) => faces(at) - n * packetsOf(at, 3),
        (_, at) => all(at),
      ),
      agrees(
        (n, at) => at.rules.pack.cards.map((card) => Math.round(3 * (faceOf(at, card) - n))),
        (_, { rules: { pack } }) => pack.cards.map(pack.points),
      ),
      counts(all),
    ],
  'In Rot ist die # die höchste leere Karte und die # die niedrigste.': [redPip(0), redPip(-1)],
} satisfies NumberCases['sentences'];
