import type { Card } from '#engine/core/card.ts';
import { isKing, isTarock, MOND, PACK_54, PAGAT, SKUES, SUITS } from '#engine/decks/deck-54.ts';
import { discardsFrom } from '#engine/games/illustrated/phases/exchange.ts';

/** What a hand is worth to its player, in card points of a game that they play alone, guessed rather than fitted. */

const { points, suitOf } = PACK_54;
const count = (cards: readonly Card[], fits: (card: Card) => boolean): number => cards.filter(fits).length;

/** Middle values of games, and what each thing adds to them. */
const WEIGHTS = { none: 8, tarock: 1.9, high: 0.9, skues: 3.5, moon: 3, pagat: 1.5, king: 2.6, queen: 0.9, void: 1.5 };

/** Tarocks from which on they win tricks by their height. */
const HIGH = 15;

const isRank = (card: Card, rank: string): boolean => !isTarock(card) && card.endsWith(rank);

/** Card points that a hand may be expected to make, with what was laid away. */
export function estimate(hand: readonly Card[], laid: readonly Card[] = []): number {
  const has = (card: Card): number => Number(hand.includes(card));
  const w = WEIGHTS;
  return (
    w.none +
    w.tarock * count(hand, isTarock) +
    w.high * count(hand, (card) => isTarock(card) && PACK_54.strength(card) >= HIGH) +
    w.skues * has(SKUES) +
    w.moon * has(MOND) +
    w.pagat * has(PAGAT) +
    w.king * count(hand, isKing) +
    w.queen * count(hand, (card) => isRank(card, 'Q')) +
    w.void * SUITS.filter((suit) => !hand.some((card) => suitOf(card) === suit)).length +
    laid.reduce((sum, card) => sum + points(card), 0) / PACK_54.unit.parts
  );
}

/** Which cards to lay away: valuable ones that may be lost, and short suits. */
export function bestDiscards(
  hand: readonly Card[],
  size: number,
): { readonly cards: readonly Card[]; readonly worth: number } {
  const { first, then } = discardsFrom(hand);
  const short = size - first.length;
  let best: { readonly cards: readonly Card[]; readonly worth: number } = { cards: [], worth: -Infinity };
  const sets = short > 0 ? [[...first, ...lowest(then, short)]] : combinations(first, size);
  for (const cards of sets) {
    const worth = estimate(
      hand.filter((card) => !cards.includes(card)),
      cards,
    );
    if (worth > best.worth) best = { cards, worth };
  }
  return best;
}

const lowest = (cards: readonly Card[], size: number): readonly Card[] =>
  [...cards].sort((a, b) => PACK_54.strength(a) - PACK_54.strength(b)).slice(0, size);

function* combinations(cards: readonly Card[], size: number, first = 0): Generator<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = first; i <= cards.length - size; i++)
    for (const rest of combinations(cards, size - 1, i + 1)) yield [cards[i] ?? '', ...rest];
}
