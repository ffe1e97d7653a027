import { add, compare, countable, equal, rational, ZERO, type Rational } from '../../core/rational.ts';
import type { ScoreAccount } from '../../kernel/score.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import type { Format } from '../format/schema.ts';
import { byTableSeat } from './seated.ts';
import type { DealResult, EveningState, RoundState, RoundTotal, TableState } from './types.ts';

/** What every seat of a table won in one deal, from the stored line items. */
export const pointsOf = (table: TableState, { deal, row, settlement }: DealResult, account: ScoreAccount = 'score') =>
  byTableSeat(table, deal, paymentsOf(settlement, row.table, account), ZERO);

/** The sum of a table's deals, by seat. */
export const sumsOf = (table: TableState, account: ScoreAccount = 'score'): readonly Rational[] =>
  table.results.reduce<readonly Rational[]>(
    (sums, result) => pointsOf(table, result, account).map((points, seat) => add(sums[seat] ?? ZERO, points)),
    table.players.map(() => ZERO),
  );

/** The seats that have reached the target, if the format has one: each gets the bonus (illustrated §9, R23). */
export function reachedAt({ target }: Format, table: TableState): readonly number[] {
  if (!target) return [];
  const goal = rational(target.points);
  return pointsAt(table).flatMap((points, seat) => (compare(points, goal) >= 0 ? [seat] : []));
}

/** Whether something is recorded at a table, or somebody has left it midway. */
export const hasBegun = ({ results, redeals, total, left }: TableState): boolean =>
  results.length > 0 || redeals !== undefined || total !== undefined || left !== undefined;

/** Whether no more deals are played at a table: all are recorded, or somebody has reached the target. */
export const hasEnded = (format: Format, table: TableState): boolean =>
  table.results.length >= table.deals || reachedAt(format, table).length > 0;

/** Whether a table has reported everything the format requires; a table without any deal has no total. */
export function isReported(format: Format, table: TableState): boolean {
  const deals = hasEnded(format, table);
  if (format.entry === 'totals') return table.total !== undefined || deals;
  return deals && (format.entry === 'deals' || table.total !== undefined || table.deals === 0);
}

/** The total, if it covers more than the recorded deals: then it is what counts. */
export const countedTotal = ({ total, results }: TableState): RoundTotal | undefined =>
  total && total.deals > results.length ? { ...total, points: total.points.map(countable) } : undefined;

/** What a table's seats have won, by the recorded deals or the total, without any bonus. */
export const pointsAt = (table: TableState): readonly Rational[] => countedTotal(table)?.points ?? sumsOf(table);

/** Whether points by seat are the sum of the recorded deals. */
export const isSumOf = (points: readonly Rational[], table: TableState): boolean =>
  sumsOf(table).every((own, seat) => equal(own, points[seat] ?? own));

/** Whether a table's deals agree with its total, if it has both. */
export const totalAgrees = ({ entry }: Format, table: TableState): boolean => {
  const { total, results } = table;
  if (!total || results.length === 0 || (entry === 'totals' && total.deals > results.length)) return true;
  return total.deals === results.length && isSumOf(total.points, table);
};

/** Results of a table that still need a second entry or a confirmation, or whose entries differ: deals, or `total`. */
export function uncheckedAt({ secondEntry, confirmation }: Format, table: TableState): readonly string[] {
  const open = (check: { readonly agrees: boolean } | undefined): boolean =>
    check === undefined ? secondEntry || confirmation : !check.agrees;
  const deals = table.results.filter(({ source, check }) => source === 'entered' && open(check));
  return [...deals.map(({ deal }) => String(deal)), ...(table.total && open(table.total.check) ? ['total'] : [])];
}

/** The tables of a round that have not reported everything. */
export const missingTables = (format: Format, { tables }: RoundState): readonly TableState[] =>
  tables.filter((table) => !isReported(format, table));

/** The same within its round: a closed round has been checked once, so only later corrections can be unchecked. */
export function uncheckedIn(
  format: Format,
  { phase }: Pick<RoundState, 'phase'>,
  table: TableState,
): readonly string[] {
  const all = uncheckedAt(format, table);
  if (phase !== 'closed') return all;
  return all.filter((what) => {
    const written = what === 'total' ? table.total : table.results.find(({ deal }) => deal === Number(what));
    return written?.reason !== undefined || written?.check?.agrees === false;
  });
}

/** Where results of an evening are unchecked, and which: deals, or `total`. */
export const uncheckedPlaces = ({
  format,
  rounds,
}: Pick<EveningState, 'format' | 'rounds'>): readonly { round: number; table: number; what: readonly string[] }[] =>
  rounds
    .filter(({ phase }) => phase !== 'draft')
    .flatMap((round) =>
      round.tables.map((table) => ({
        round: round.round,
        table: table.table,
        what: uncheckedIn(format, round, table),
      })),
    )
    .filter(({ what }) => what.length > 0);
