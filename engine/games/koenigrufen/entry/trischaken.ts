import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Row } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { THIRDS, TRICKS } from '../sizes.ts';
import type { TrischakenEntry } from './schema.ts';
import type { EntryTable } from './table.ts';

const TALON = 6;
/** The fewest thirds that a trick can hold: four cards of one third each. */
const LEAST_TRICK = 4;

/** Everybody's card points; together the whole pack (tirol §13). */
export function checkTrischaken(
  { ruleset, table, dealer, active }: EntryTable,
  contract: RankedContract,
  { thirds }: TrischakenEntry,
): Result<Row, readonly Refusal[]> {
  const wrong: Refusal[] = [];
  if (thirds.length !== table) return fail([refusal('one-count-per-seat', { field: 'thirds' }, 'tirol §13')]);
  for (const [seat, count] of thirds.entries()) {
    const plays = active.includes(seat);
    if (plays !== (count !== null))
      wrong.push(refusal(plays ? 'count-missing' : 'pausing-seat', { field: `thirds.${seat}` }, 'tirol §13'));
    else if (count !== null && count > 0 && count < LEAST_TRICK)
      wrong.push(refusal('too-few-for-a-trick', { field: `thirds.${seat}` }, 'tirol §1'));
  }
  const total = thirds.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (wrong.length === 0 && total !== THIRDS) wrong.push(refusal('not-210-thirds', { field: 'thirds' }, 'tirol §13'));
  const counts = active.map((seat) => thirds[seat] ?? 0);
  if (wrong.length === 0 && !canBeShared(ruleset, counts))
    wrong.push(refusal('tricks-not-possible', { field: 'thirds' }, 'tirol §1, §5'));
  if (wrong.length > 0) return fail(wrong);
  const game = { declarer: active[0] ?? 0, contract: contract.id, with: {}, result: 'draw' } as const;
  const measures = thirds.map((count) => count ?? 0);
  return ok({ table, dealer, outcome: 'played', games: [game], items: [], measures, notes: {} });
}

/** Ways in which the talon goes to tricks: a card with each of the first six, or all six with the last (tirol §5). */
const WAYS = { 'first-six': [1, 1, 1, 1, 1, 1], last: [TALON] } as const;

/**
 * Whether twelve tricks and the talon can bring these counts about. Every card counts a leaf, or three, six, nine or
 * twelve more: so what a count leaves over by three tells how many cards it can have.
 */
const canBeShared = ({ options }: Ruleset, counts: readonly number[]): boolean => {
  const chosen = options['trischaken-talon'];
  const ways = chosen === 'choice' ? Object.values(WAYS) : [WAYS[chosen]];
  return ways.some((way) => isShared(counts, TRICKS, way));
};

/** Tricks are left for these counts, and cards of the talon, which come with a trick. */
function isShared([count, ...others]: readonly number[], tricks: number, talon: readonly number[]): boolean {
  if (count === undefined) return tricks === 0 && talon.length === 0;
  const [least, most] = count === 0 ? [0, 0] : [1, Math.min(tricks, Math.floor(count / LEAST_TRICK))];
  return range(least, most).some((won) =>
    range(0, Math.min(won, talon.length)).some((more) => {
      const cards = won * LEAST_TRICK + talon.slice(0, more).reduce((sum, one) => sum + one, 0);
      return cards <= count && (count - cards) % 3 === 0 && isShared(others, tricks - won, talon.slice(more));
    }),
  );
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
