import { ZERO } from '#engine/core/rational.ts';
import type { Remark } from '#engine/kernel/deal/rules.ts';
import { AGREED, ANNULLED } from '#engine/kernel/entry/common-entries.ts';
import { countsAsDeal, PASSED_OUT, type Row } from '#engine/kernel/score.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import type { Options } from './options/options.ts';
import type { Ruleset } from './ruleset.ts';
import { settle } from './settlement/settle.ts';

/** Deals of which no card decides what they bring. */
const NOT_PLAYED: readonly string[] = [ANNULLED, AGREED, PASSED_OUT];

/** How many deals count double after a Fensterbrettl, by the size of the table (tirol §9). */
const FOLLOWING: Readonly<Record<Options['fensterbrettl'], (table: number) => number>> = {
  round: (table) => table,
  'one-deal': () => 1,
  off: () => 0,
};

/** Whether double rounds are played at all; the Skoty Trophy knows none (tirol §9). */
export const playsDoubles = ({ options }: Ruleset): boolean => options['double-rounds'] && options.standing === 'plain';

/** How many deals count double because this one was played and brought nobody a point: a Fensterbrettl (tirol §9, R21). */
export function doubledAfterZero(ruleset: Ruleset, row: Row): number {
  if (!playsDoubles(ruleset) || !ruleset.hasPutRight('fensterbrettl')) return 0;
  const following = FOLLOWING[ruleset.options.fensterbrettl](row.table);
  if (following === 0 || !countsAsDeal(row) || NOT_PLAYED.includes(row.outcome)) return 0;
  // What multiplies all of it makes no difference.
  const items = settle(ruleset, row, { deal: 1, factors: [], pot: ZERO, notes: {} });
  return paymentsOf(items, row.table).every(({ n }) => n === 0) ? following : 0;
}

/** How a score sheet says so. A row from a file may name what this table does not play: then nobody knows what it costs. */
export function remarkOnZero(ruleset: Ruleset, row: Row): readonly Remark[] {
  if (!row.games.every(({ contract }) => ruleset.find(contract))) return [];
  const n = doubledAfterZero(ruleset, row);
  return n === 0 ? [] : [{ id: 'fensterbrettl', about: 'deal', n, asked: true }];
}
