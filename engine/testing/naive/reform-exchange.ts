import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { BIRDS } from './reform-bonuses.ts';
import { isTarock } from './reform-cards.ts';
import { contractNamed } from './reform-contracts.ts';
import { laidIn, reformWords, takenIn, topBid } from './reform-log.ts';

/** What may be taken of the talon and laid away, read once more from docs/rules/reform.md §5.2 and §5.3. */

const contractIn = (s: State): ReturnType<typeof contractNamed> =>
  contractNamed(topBid(reformWords(s))?.contract ?? '');

/**
 * A whole group before cards of the other one; fewer or more than one may only with the mortgage, and after laying away as many as
 * were laid. All six cards are one group.
 */
export function mayTake(s: State, group: number, cards: readonly string[], options: Notes): boolean {
  const [own = [], other = []] = [s.zones[`talon:${group}`], s.zones[`talon:${1 - group}`]];
  if (!cards.every((card) => own.includes(card) || other.includes(card))) return false;
  const { talon } = contractIn(s);
  if (talon === 'first' && cards.length !== laidIn(s).length) return false;
  if (options['mortgage'] === false && cards.length !== (talon === '6' ? 6 : 3)) return false;
  // Whoever takes nothing or everything names no group.
  if (talon === '6') return group === 0 || cards.length % 6 === 0;
  const isFromOther = cards.some((card) => other.includes(card));
  return !isFromOther || own.every((card) => cards.includes(card));
}

const mayNever = (card: string): boolean => card.endsWith('K') || ['T22', 'T21', 'T1'].includes(card);

/** As many as were taken, or are to be; a tarock only when no other suit card is left that may be laid away. */
export function mayLay(s: State, seat: number, cards: readonly string[], options: Notes): boolean {
  const hand = s.zones[`hand:${seat}`] ?? [];
  const { talon, bird = '' } = contractIn(s);
  const isDue =
    talon === 'first'
      ? cards.length <= 6 && (options['mortgage'] !== false || cards.length === 3)
      : cards.length === takenIn(s)?.length;
  if (!isDue || cards.some((card) => mayNever(card) || !hand.includes(card))) return false;
  const suits = hand.filter((card) => !isTarock(card) && !mayNever(card));
  const tarocks = hand.filter((card) => isTarock(card) && !mayNever(card));
  // A promised bird goes only with all that could go in its place.
  const [promised = ''] = BIRDS[bird] ?? [];
  if (cards.includes(promised) && ![...suits, ...tarocks].every((card) => cards.includes(card))) return false;
  return cards.every((card) => !isTarock(card)) || suits.every((card) => cards.includes(card));
}
