import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { isTarock, takenIn } from './reform-log.ts';

/** What may be taken of the talon and laid away, read once more from docs/rules/reform.md §5.2 and §5.3. */

const ENTITLED = 3;

/** A whole group before cards of the other one; fewer or more than three only with the mortgage. */
export function mayTake(s: State, group: number, cards: readonly string[], options: Notes): boolean {
  const [own = [], other = []] = [s.zones[`talon:${group}`], s.zones[`talon:${1 - group}`]];
  if (!cards.every((card) => own.includes(card) || other.includes(card))) return false;
  if (options['mortgage'] === false && cards.length !== ENTITLED) return false;
  const isFromOther = cards.some((card) => other.includes(card));
  return !isFromOther || own.every((card) => cards.includes(card));
}

const mayNever = (card: string): boolean => card.endsWith('K') || ['T22', 'T21', 'T1'].includes(card);

/** As many as were taken; a tarock only when no other suit card is left that may be laid away. */
export function mayLay(s: State, seat: number, cards: readonly string[]): boolean {
  const hand = s.zones[`hand:${seat}`] ?? [];
  if (cards.length !== takenIn(s)?.cards.length || cards.some((card) => mayNever(card) || !hand.includes(card)))
    return false;
  const suits = hand.filter((card) => !isTarock(card) && !mayNever(card));
  return cards.every((card) => !isTarock(card)) || suits.every((card) => cards.includes(card));
}
