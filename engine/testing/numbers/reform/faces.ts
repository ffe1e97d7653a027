import type { Card } from '#engine/core/card.ts';
import { KINGS, SUITS, TAROCKS } from '#engine/decks/deck-54.ts';
import type { At } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { enough } from './deals.ts';

/** What the rule book says of cards and of counting them (reform §1). */

const cardsOf = ({ rules: { pack } }: At, suit: string): readonly Card[] =>
  pack.cards.filter((card) => pack.suitOf(card) === suit).toSorted((a, b) => pack.strength(b) - pack.strength(a));
/** What a card counts where two are taken off for every packet. */
const faceOf = ({ rules: { pack } }: At, card: Card): number => Math.ceil(pack.points(card) / pack.unit.parts);
const face = (...cards: readonly Card[]): Proof =>
  agrees(
    (n) => cards.map(() => n),
    (_, at) => cards.map((card) => faceOf(at, card)),
  );
const total = ({ rules: { pack } }: At): number => pack.unit.total / pack.unit.parts;
/** By how much the cards count more one by one than together. */
const excess = (at: At): number => at.rules.pack.cards.reduce((sum, card) => sum + faceOf(at, card), 0) - total(at);
/** Cards and points of the packets in which they are counted. */
const PACKET = { cards: 3, less: 2 };
const packets = ({ rules: { pack } }: At): number => pack.cards.length / PACKET.cards;

/** The pips of a suit in their order, which their names say. */
const pip = (suits: readonly string[], place: number): Proof =>
  agrees(
    (n) => suits.map((suit) => `${suit}${n}`),
    (_, at) => suits.map((suit) => cardsOf(at, suit).slice(4)[place]),
  );
const PLACES = [0, 1, 2, 3];

export const allKings: Proof = counts(() => KINGS.length);

export const OF_CARDS = {
  '# Karten: # Tarock und # Farben zu #. Sküs, Mond (XXI) und Pagat (I) sind die Trull.': [
    counts(({ rules }) => rules.pack.cards.length),
    counts(({ rules }) => rules.pack.cards.filter(rules.pack.isTrump).length),
    counts(({ rules: { pack } }) => new Set(pack.cards.map(pack.suitOf)).size - 1),
    agrees(
      (n) => SUITS.map(() => n),
      (_, at) => SUITS.map((suit) => cardsOf(at, suit).length),
    ),
  ],
  'In den schwarzen Farben geht es nach dem Buben mit #, #, #, # weiter, in den roten mit #, #, #, #.': [
    ...PLACES.map((place) => pip(['C', 'S'], place)),
    ...PLACES.map((place) => pip(['H', 'D'], place)),
  ],
  'König und Trullstück zählen #, Dame #, Cavall #, Bube #, alles andere #. Je # Karten zählt man zusammen und zieht # ab; für eine Karte, die übrig bleibt, #.':
    [
      face(...KINGS, 'T22', 'T21', 'T1'),
      ...['Q', 'N', 'J'].map((rank) => face(...SUITS.map((suit) => `${suit}${rank}`))),
      face(...TAROCKS.filter((card) => !['T22', 'T21', 'T1'].includes(card)), 'C10', 'H4'),
      counts((at) => (at.rules.pack.cards.length * PACKET.less) / excess(at)),
      counts((at) => excess(at) / packets(at)),
      counts((at) => excess(at) / at.rules.pack.cards.length),
    ],
  'Ein Drittel heißt Blatt. Zusammen sind es # Punkte; #/# heißt # Punkte und # Blatt, und ab da ist ein Spiel um Punkte gewonnen.':
    [counts(total), ...enough, ...enough],
} satisfies NumberCases['sentences'];
