import type { Card } from '#engine/core/card.ts';
import { PACK_36, type Suit, SUITS } from '#engine/decks/deck-36.ts';

const { suitOf, points } = PACK_36;
const of = (hand: readonly Card[], suit: string): readonly Card[] => hand.filter((card) => suitOf(card) === suit);

/** What a trump is worth to its holder, in card points that it will bring home. */
const TRUMPS: Readonly<Record<string, number>> = { A: 13, '10': 11, K: 8, O: 7, U: 6, '9': 5, '8': 5, '7': 5, '6': 5 };

/** Card points that a hand may be expected to make with a suit as trumps, the stock not counted. */
export function worthWith(hand: readonly Card[], trump: Suit): number {
  const trumps = of(hand, trump).reduce((sum, card) => sum + (TRUMPS[card.slice(1)] ?? 0), 0);
  const sides = SUITS.filter((suit) => suit !== trump).map((suit) => worthOfSide(of(hand, suit)));
  return trumps + sides.reduce((a, b) => a + b, 0);
}

/** A side suit: aces come home, tens under an ace mostly; a suit that is missing lets trumps work. */
function worthOfSide(cards: readonly Card[]): number {
  const has = (rank: string): boolean => cards.some((card) => card.slice(1) === rank);
  if (cards.length === 0) return 5;
  const ace = has('A') ? (cards.length <= 4 ? 14 : 9) : 0;
  const ten = has('10') ? (has('A') ? 11 : cards.length > 1 ? 4 : 0) : 0;
  const king = has('K') && (has('A') || has('10')) ? 4 : 0;
  const bare = cards.reduce((sum, card) => sum + (points(card) === 0 ? 1 : 0), 0);
  return ace + ten + king - bare + (cards.length === 1 ? 2 : 0);
}

/** The suit that a hand likes best for trumps, of those that may be named. */
export function bestTrump(
  hand: readonly Card[],
  open: readonly Suit[],
): { readonly suit: Suit; readonly worth: number } {
  return open
    .map((suit) => ({ suit, worth: worthWith(hand, suit) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** The cards to lay away: what the rest of the hand is worth with the best trumps, and what they count themselves. */
export function bestDiscards(
  from: readonly Card[],
  count: number,
  open: readonly Suit[],
): { readonly cards: readonly Card[]; readonly worth: number } {
  let best: { readonly cards: readonly Card[]; readonly worth: number } = { cards: [], worth: -Infinity };
  for (const cards of combinations(from, count)) {
    const rest = from.filter((card) => !cards.includes(card));
    const worth = bestTrump(rest, open).worth + cards.reduce((sum, card) => sum + points(card), 0);
    if (worth > best.worth) best = { cards, worth };
  }
  return best;
}

function* combinations(cards: readonly Card[], size: number, first = 0): Generator<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = first; i <= cards.length - size; i++)
    for (const rest of combinations(cards, size - 1, i + 1)) yield [cards[i] ?? '', ...rest];
}
