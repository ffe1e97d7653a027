import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';

/** The 78-card pack (tuebingen §1): the Ski, 21 tarocks and four suits of fourteen. */
const SUITS = ['C', 'S', 'H', 'D'] as const;
type Suit = (typeof SUITS)[number];

const COURTS = ['K', 'Q', 'N', 'J'];
const TEN_DOWN = ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'];
/** Each suit from the highest card to the lowest; red pips run the other way (1 high, 10 low). */
const BLACK = [...COURTS, ...TEN_DOWN];
const RED = [...COURTS, ...[...TEN_DOWN].reverse()];

/** Stands apart from tarocks and suits: it may be played at any time and wins nothing. Read it before the king `SK`. */
export const SKI: Card = 'SKI';
export const T21: Card = 'T21';
export const T1: Card = 'T1';

/** Highest first; the Ski is none of them. */
export const TAROCKS: readonly Card[] = Array.from({ length: 21 }, (_, i) => `T${21 - i}`);
const cardsOf = (suit: Suit): readonly Card[] =>
  (suit === 'C' || suit === 'S' ? BLACK : RED).map((rank) => suit + rank);
export const KINGS: readonly Card[] = SUITS.map((suit) => `${suit}K`);

const isTarock = (card: Card): boolean => card.startsWith('T');

const STRENGTH: Readonly<Record<Card, number>> = Object.fromEntries(
  [TAROCKS, ...SUITS.map(cardsOf)].flatMap((cards) => cards.map((card, i) => [card, cards.length - i])),
);

const HONOURS: readonly Card[] = [SKI, T21, T1];
const HALVES: Readonly<Record<string, number>> = { Q: 7, N: 5, J: 3 };
/** Every card counts an odd number of halves. */
const halvesOf = (card: Card): number =>
  [...HONOURS, ...KINGS].includes(card) ? 9 : isTarock(card) ? 1 : (HALVES[card.slice(1)] ?? 1);

/** Card points of some cards, in halves. */
export const sumOfHalves = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + halvesOf(card), 0);

const DECK_78: readonly Card[] = [SKI, ...TAROCKS, ...SUITS.flatMap(cardsOf)];

/** Held with the Ski and the tarocks first, then the suits, alternating dark and light. */
export const PACK_78: Pack = {
  id: '78',
  cards: DECK_78,
  held: [SKI, ...TAROCKS, ...(['S', 'H', 'C', 'D'] as const).flatMap(cardsOf)],
  suitOf: (card) => (card === SKI ? SKI : card.charAt(0)),
  isTrump: isTarock,
  strength: (card) => STRENGTH[card] ?? 0,
  points: halvesOf,
  unit: { id: 'points', parts: 2, total: sumOfHalves(DECK_78) },
  honours: HONOURS,
};
