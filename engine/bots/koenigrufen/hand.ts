import type { Card } from '#engine/core/card.ts';
import { isKing, isTarock, KINGS, PAGAT, strengthOf, suitOf, SUITS } from '#engine/decks/deck-54.ts';

/** What a hand looks like to somebody who wants to win points with tarocks. */
export type Look = Readonly<Record<(typeof LOOKS)[number], number>>;
export const LOOKS = [
  'one',
  'tarocks',
  'length',
  'high',
  'top',
  'pagat',
  'kings',
  'queens',
  'voids',
  'singles',
] as const;

const count = (cards: readonly Card[], is: (card: Card) => boolean): number => cards.filter(is).length;
const holds = (cards: readonly Card[], card: Card): number => (cards.includes(card) ? 1 : 0);

export const tarocksOf = (cards: readonly Card[]): readonly Card[] => cards.filter(isTarock);
export const suitCards = (cards: readonly Card[], suit: string): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit);

/** The features of a hand in a game with tarocks as trumps. */
export function lookOf(cards: readonly Card[]): Look {
  const tarocks = tarocksOf(cards);
  const lengths = SUITS.map((suit) => suitCards(cards, suit).length);
  return {
    one: 1,
    tarocks: tarocks.length,
    length: Math.max(0, tarocks.length - 6) ** 2,
    high: tarocks.reduce((sum, card) => sum + ((strengthOf(card) - 1) / 21) ** 3, 0),
    top: holds(cards, 'T22') + holds(cards, 'T21'),
    pagat: holds(cards, PAGAT),
    kings: count(cards, isKing),
    // A queen is worth something beside its king.
    queens: count(cards, (card) => card.endsWith('Q') && cards.includes(`${suitOf(card)}K`)),
    voids: lengths.filter((length) => length === 0).length,
    singles: lengths.filter((length) => length === 1).length,
  };
}

/** The features of a hand in a Farbenspiel: what wins are kings, the cards that guard them, and length. */
export type ColourLook = Readonly<Record<(typeof COLOUR_LOOKS)[number], number>>;
export const COLOUR_LOOKS = ['one', 'suits', 'kings', 'queens', 'winners', 'length', 'trull', 'lost'] as const;

export function colourLookOf(cards: readonly Card[]): ColourLook {
  const suits = SUITS.map((suit) => suitCards(cards, suit));
  return {
    one: 1,
    suits: suits.flat().length,
    kings: count(cards, isKing),
    queens: count(cards, (card) => card.endsWith('Q')),
    winners: suits.reduce((sum, suit) => sum + winnersIn(suit), 0),
    length: suits.reduce((sum, suit) => sum + Math.max(0, suit.length - 3) ** 1.5, 0),
    trull: count(cards, (card) => ['T22', 'T21', 'T1'].includes(card)),
    // Suits in which others win at once.
    lost: suits.filter((suit) => suit.length > 0 && !suit.some(isKing)).length,
  };
}

/** Tricks that a suit brings without help: its top cards, and what is left when nobody can follow any more. */
function winnersIn(suit: readonly Card[]): number {
  const strengths = suit.map(strengthOf).sort((a, b) => b - a);
  let top = 0;
  while (strengths[top] === 8 - top) top++;
  const rest = suit.length - top;
  const outside = 8 - suit.length;
  return top + (outside <= top * 3 - 1 ? rest * 0.8 : 0);
}

/** How exposed a hand is in a game for few tricks. */
export type LowLook = Readonly<Record<(typeof LOW_LOOKS)[number], number>>;
export const LOW_LOOKS = [
  'one',
  'tarocks',
  'highTarocks',
  'midTarocks',
  'lowTarocks',
  'kings',
  'highs',
  'mids',
  'voids',
  'bare',
] as const;

export function lowLookOf(cards: readonly Card[]): LowLook {
  const tarocks = tarocksOf(cards);
  const suits = SUITS.map((suit) => suitCards(cards, suit));
  return {
    one: 1,
    tarocks: tarocks.length,
    highTarocks: count(tarocks, (card) => strengthOf(card) >= 16),
    midTarocks: count(tarocks, (card) => strengthOf(card) >= 10 && strengthOf(card) < 16),
    lowTarocks: count(tarocks, (card) => strengthOf(card) <= 5),
    kings: count(cards, (card) => KINGS.includes(card)),
    highs: count(cards, (card) => card.endsWith('Q') || card.endsWith('N')),
    mids: count(cards, (card) => !isTarock(card) && (strengthOf(card) === 5 || strengthOf(card) === 4)),
    voids: suits.filter((suit) => suit.length === 0).length,
    // High cards without a low one beneath.
    bare: suits.filter((suit) => suit.length > 0 && suit.every((card) => strengthOf(card) >= 4)).length,
  };
}
