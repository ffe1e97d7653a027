import type { Card } from '#engine/core/card.ts';
import { PACK_78, SKI, T1, T21 } from '#engine/decks/deck-78.ts';
import { type COURTS, isTarock, numberOf, SUITS } from '#engine/games/tuebingen/cards.ts';

/** Card points that a hand may be expected to bring home; with the average one it is a quarter of 91. */
export function estimate(hand: readonly Card[]): number {
  const tarocks = hand.filter(isTarock);
  return (
    tarocks.reduce((sum, card) => sum + worthOfTarock(card, tarocks.length), 0) +
    (hand.includes(SKI) ? WORTH_OF_SKI : 0) +
    SUITS.reduce((sum, suit) => sum + worthOfSuit(hand.filter((card) => card.startsWith(suit) && card !== SKI)), 0)
  );
}

const WORTH_OF_SKI = 5;
/** From this many tarocks on the low ones win tricks, too, and the 1 is safe. */
const LONG = 9;

function worthOfTarock(card: Card, count: number): number {
  if (card === T21) return 7;
  if (card === T1) return count >= LONG ? 4 : 1;
  const number = numberOf(card);
  const trick = number >= 18 ? 3.5 : number >= 14 ? 2.2 : 1;
  return trick + (count > LONG ? 0.8 : 0);
}

/** A king comes home mostly, a queen beside it or guarded sometimes; a suit that is missing gives tarocks work. */
function worthOfSuit(cards: readonly Card[]): number {
  if (cards.length === 0) return 2;
  const has = (rank: (typeof COURTS)[number]): boolean => cards.some((card) => card.slice(1) === rank);
  const king = has('K') ? (cards.length <= 5 ? 5 : 3.5) : 0;
  const queen = has('Q') ? (has('K') ? 3 : cards.length >= 3 ? 1.5 : 0.5) : 0;
  const cavalier = has('N') && has('K') && has('Q') ? 1.5 : 0;
  return king + queen + cavalier + (cards.length === 1 ? 1 : 0);
}

/** The two cards with whose rest and own points the dealer is best off. */
export function bestLaid(from: readonly Card[], hand: readonly Card[]): readonly Card[] {
  let best: { readonly cards: readonly Card[]; readonly worth: number } = { cards: [], worth: -Infinity };
  for (const [i, one] of from.entries())
    for (const other of from.slice(i + 1)) {
      const rest = hand.filter((card) => card !== one && card !== other);
      const worth = estimate(rest) + (PACK_78.points(one) + PACK_78.points(other)) / PACK_78.unit.parts;
      if (worth > best.worth) best = { cards: [one, other], worth };
    }
  return best.cards;
}
