import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import type { Row } from '../../../kernel/score.ts';
import type { RankedContract } from '../house.ts';
import type { EntryTable } from './table.ts';
import type { TrischakenEntry } from './schema.ts';
import { refusal } from '../refusals.ts';

const PACK = 210;
/** The fewest thirds that a trick can hold: four cards of one third each. */
const LEAST_TRICK = 4;

/** Everybody's card points; together the whole pack (tirol §13). */
export function checkTrischaken(
  { table, dealer, active }: EntryTable,
  contract: RankedContract,
  { thirds }: TrischakenEntry,
): Result<Row, readonly Refusal[]> {
  const wrong: Refusal[] = [];
  if (thirds.length !== table) return fail([refusal('one-count-per-seat', 'thirds', 'tirol §13')]);
  for (const [seat, count] of thirds.entries()) {
    const plays = active.includes(seat);
    if (plays !== (count !== null))
      wrong.push(refusal(plays ? 'count-missing' : 'pausing-seat', `thirds.${seat}`, 'tirol §13'));
    else if (count !== null && count > 0 && count < LEAST_TRICK)
      wrong.push(refusal('too-few-for-a-trick', `thirds.${seat}`, 'tirol §1'));
  }
  const total = thirds.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (wrong.length === 0 && total !== PACK) wrong.push(refusal('not-210-thirds', 'thirds', 'tirol §13'));
  if (wrong.length > 0) return fail(wrong);
  const game = { declarer: active[0] ?? 0, contract: contract.id, with: {}, result: 'draw' } as const;
  const measures = thirds.map((count) => count ?? 0);
  return ok({ table, dealer, outcome: 'played', games: [game], items: [], measures, notes: {} });
}
