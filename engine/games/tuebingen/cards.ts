import type { Card } from '#engine/core/card.ts';
import { KINGS, PACK_78, SKI, T1, T21 } from '#engine/decks/deck-78.ts';
import type { Options } from './options/options.ts';

/** Cards and tricks of everybody (tuebingen §2). */
export const HAND = 19;
/** What the dealer lays away (tuebingen §5). */
export const LAID_AWAY = 2;
/** As many cards of one hand count for Strafen (tuebingen §7.1, TU19). */
export const largestHand = ({ 'strafen-hand': hand }: Pick<Options, 'strafen-hand'>): number =>
  hand === 'dealt' ? HAND + LAID_AWAY : HAND;

export const isKing = (card: Card): boolean => KINGS.includes(card);
/** 21, 1 and Ski. */
export const isHonour = (card: Card): boolean => PACK_78.honours.includes(card);
export const isTarock = (card: Card): boolean => PACK_78.isTrump(card);

/** Half a point: a pip or a tarock between 1 and 21. */
export const isHalf = (card: Card): boolean => PACK_78.points(card) === 1;

/** What can be called by somebody who has all kings. */
export const CALLED_WITHOUT_KING: readonly Card[] = [T21, T1, SKI];

/** Tarocks by number, and cards of a suit. */
export const tarock = (number: number): Card => `T${number}`;
export const numberOf = (card: Card): number => Number(card.slice(1));
export const COURTS = ['K', 'Q', 'N', 'J'] as const;
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** High tarocks from this number up go to the left when hands are ordered (tuebingen §5, TU26). */
const HIGH = 15;
/** Good cards: 21, Ski, 1, kings, high tarocks. */
export const isGood = (card: Card): boolean =>
  isHonour(card) || isKing(card) || (isTarock(card) && numberOf(card) >= HIGH);

/** The order of a hand that its player has not arranged: 21 Ski 1, kings, high tarocks; other tarocks, suits by rank. */
const ORDER: readonly Card[] = (() => {
  const rest = PACK_78.cards.filter((card) => !isHonour(card) && !isKing(card));
  return [T21, SKI, T1, ...KINGS, ...rest.filter(isTarock), ...rest.filter((card) => !isTarock(card))];
})();
export const ordered = (hand: readonly Card[]): readonly Card[] => ORDER.filter((card) => hand.includes(card));
