import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';

/** The 54-card pack: 22 tarocks and four suits of eight (tirol §1). */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
type Suit = (typeof SUITS)[number];

/** Each suit from the highest card to the lowest; red pips run the other way (1 high, 4 low). */
const BLACK = ['K', 'Q', 'N', 'J', '10', '9', '8', '7'];
const RED = ['K', 'Q', 'N', 'J', '1', '2', '3', '4'];

export const SKUES: Card = 'T22';
export const MOND: Card = 'T21';
export const PAGAT: Card = 'T1';
/** The three Trull cards. */
export const TRULL: readonly Card[] = [SKUES, MOND, PAGAT];

/** Highest first. */
export const TAROCKS: readonly Card[] = Array.from({ length: 22 }, (_, i) => `T${22 - i}`);
const cardsOf = (suit: Suit): readonly Card[] =>
  (suit === 'C' || suit === 'S' ? BLACK : RED).map((rank) => suit + rank);
export const KINGS: readonly Card[] = SUITS.map((suit) => `${suit}K`);
export const DECK_54: readonly Card[] = [...TAROCKS, ...SUITS.flatMap(cardsOf)];

export const isTarock = (card: Card): boolean => card.startsWith('T');
export const isKing = (card: Card): boolean => card.endsWith('K');
/** Kings and Trull pieces: nobody lays them away. */
export const isHonour = (card: Card): boolean => isKing(card) || TRULL.includes(card);

/** `T` for tarocks, else the suit. */
export const suitOf = (card: Card): string => card.charAt(0);

const STRENGTH: Readonly<Record<Card, number>> = Object.fromEntries(
  [TAROCKS, ...SUITS.map(cardsOf)].flatMap((cards) => cards.map((card, i) => [card, cards.length - i])),
);

/** Higher beats lower within a suit, and among tarocks. */
export const strengthOf = (card: Card): number => STRENGTH[card] ?? 0;

const THIRDS: Readonly<Record<string, number>> = { K: 13, Q: 10, N: 7, J: 4 };

/** Card points in thirds of a point; the pack has 210 (70 points). */
export const thirdsOf = (card: Card): number =>
  TRULL.includes(card) ? 13 : isTarock(card) ? 1 : (THIRDS[card.slice(1)] ?? 1);
export const sumOfThirds = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + thirdsOf(card), 0);

/** Held with tarocks first, then the suits, alternating dark and light. */
export const PACK_54: Pack = {
  id: '54',
  cards: DECK_54,
  held: [...TAROCKS, ...(['S', 'H', 'C', 'D'] as const).flatMap(cardsOf)],
  suitOf,
  isTrump: isTarock,
  strength: strengthOf,
  points: thirdsOf,
  unit: { id: 'points', parts: 3, total: 210 },
  honours: TRULL,
};
