import type { EveningSummary, TableSummary } from '#electron/protocol/evening-summary.ts';
import { compare } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';

/** The line of a free table. */
export type TableLine = EveningSummary & { readonly table: TableSummary };

const isTable = (one: EveningSummary): one is TableLine => one.table !== null;

/** All free tables that were not put away, the one last played at first. */
export const tablesOf = (evenings: readonly EveningSummary[], archived = false): readonly TableLine[] =>
  evenings
    .filter(isTable)
    .filter((one) => one.archived === archived)
    .sort((a, b) => b.table.lastAt.localeCompare(a.table.lastAt));

/** Where a person can play on: the table that somebody here played at last, of those that have not ended. */
export const unfinished = (evenings: readonly EveningSummary[]): TableLine | undefined =>
  tablesOf(evenings).find(({ table }) => !table.ended && table.seats.some(({ holder }) => holder === 'person'));

/** The table that was last set up here, put away or not; a deal that was played again from its record is none. */
export const setTable = (
  evenings: readonly EveningSummary[],
  fits: (table: TableSummary) => boolean = () => true,
): TableLine | undefined =>
  evenings
    .filter(isTable)
    .filter(({ table }) => table.deals % table.seats.length === 0 && fits(table))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .at(0);

/** The seat of the only person at a table. */
export function ownSeat({ seats }: TableSummary): Seat | undefined {
  const persons = seats.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

/** The seats that have most; none before the first result. */
export function leadersOf({ totals, played }: TableSummary): readonly Seat[] {
  if (played === 0) return [];
  return totals.flatMap((total, seat) => (totals.every((other) => compare(other, total) <= 0) ? [seat] : []));
}
