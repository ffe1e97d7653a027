import type { LineItem, Row } from '../../../engine/kernel/score.ts';
import { foldSeries, type Series } from '../../../engine/series/fold.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { seriesSetup } from '../../../engine/tournament/state/series-setup.ts';
import type { DealResult } from '../../../engine/tournament/state/types.ts';
import type { Evening } from './evening-state.ts';
import { tableOf } from '../../../engine/tournament/state/places.ts';

/** The series of a table: what its rows make of double rounds and the pot, and what the next deal begins with. */
export const seriesAt = (evening: Evening, place: TablePlace): Series =>
  foldRows(
    evening,
    place,
    tableOf(evening.state, place).results.map(({ row }) => row),
  );

/** What a deal is worth as number `deal` of its table, and what every later one is worth because of it. */
export function settledAt(
  evening: Evening,
  place: TablePlace,
  deal: number,
  row: Row,
): { readonly settlement: readonly LineItem[]; readonly later: readonly Pick<DealResult, 'deal' | 'settlement'>[] } {
  const rows = tableOf(evening.state, place).results.map((result) => result.row);
  const { deals } = foldRows(evening, place, [...rows.slice(0, deal - 1), row, ...rows.slice(deal)]);
  return {
    settlement: deals[deal - 1]?.settlement ?? [],
    later: deals.slice(deal).map(({ now, settlement }) => ({ deal: now.deal, settlement })),
  };
}

const foldRows = (evening: Evening, place: TablePlace, rows: readonly Row[]): Series => {
  const { state, rules } = evening;
  return foldSeries(rules, seriesSetup(tableOf(state, place)), rows);
};
