import { must } from '../core/assert-never.ts';
import { DECK_54, isHonour, KINGS, thirdsOf, TRULL } from './deck-54.ts';

/** What some of the 54 cards can be worth together, in thirds of a point. */

/** Kings and Trull pieces, each of which counts the same. */
export const HONOURS = KINGS.length + TRULL.length;
/** Thirds of one of them. */
const HONOUR = 13;
/** The other cards, cheapest first. */
const OTHERS = DECK_54.filter((card) => !isHonour(card))
  .map(thirdsOf)
  .sort((a, b) => a - b);
/** Running totals: at index n, what the first n of these cards are worth together. */
const sums = (cards: readonly number[]): readonly number[] =>
  cards.reduce<readonly number[]>((all, card) => [...all, must(all.at(-1), 'a sum') + card], [0]);
const LEAST = sums(OTHERS);
const MOST = sums([...OTHERS].reverse());

/** Thirds from one number to another, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether `cards` cards, `honours` of them honours, can be worth something in this range. Every card is worth a third
 * or a multiple of a point more, and between the least and the most each such sum is possible.
 */
export function canBeWorth(cards: number, honours: number, { from, to }: Range): boolean {
  const [least, most] = [LEAST[cards - honours], MOST[cards - honours]];
  if (least === undefined || most === undefined) return false;
  const first = Math.max(from, HONOUR * honours + least);
  const next = first + ((((cards - first) % 3) + 3) % 3);
  return next <= Math.min(to, HONOUR * honours + most);
}
