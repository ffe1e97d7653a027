import { countsAsDeal, type Row } from '../../../engine/kernel/score.ts';
import { foldSeries, type FoldedDeal, type Series } from '../../../engine/series/fold.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import { entriesOf, seriesSetup } from '../../../engine/tournament/state/series-setup.ts';
import type { Resettled, Settled } from '../../../engine/tournament/state/types.ts';
import type { Evening } from './evening-state.ts';
import { tableOf } from '../../../engine/tournament/state/places.ts';

/** The series of a table: what its rows make of double rounds and the pot, and what the next deal begins with. */
export const seriesAt = (evening: Evening, place: TablePlace): Series =>
  foldRows(
    evening,
    place,
    entriesOf(tableOf(evening.state, place)).map(({ row }) => row),
  );

/**
 * What a deal is worth as number `deal` of its table, and what every later one is worth because of it; or what an entry
 * between two deals costs that is made now.
 */
export function settledAt(
  evening: Evening,
  place: TablePlace,
  deal: number,
  row: Row,
): Settled & { readonly later: readonly Resettled[] } {
  const entries = entriesOf(tableOf(evening.state, place));
  const isIt = (entry: (typeof entries)[number]): boolean => countsAsDeal(entry.row) && entry.deal === deal;
  const replaces = countsAsDeal(row) && entries.some(isIt);
  const rows = entries.map((entry) => (replaces && isIt(entry) ? row : entry.row));
  const { deals } = foldRows(evening, place, replaces ? rows : [...rows, row]);
  if (!countsAsDeal(row)) return { ...settledOf(deals.at(-1)), later: [] };
  const counted = deals.filter((one) => countsAsDeal(one.row));
  return {
    ...settledOf(counted[deal - 1]),
    later: counted.slice(deal).map((one) => ({ deal: one.now.deal, ...settledOf(one) })),
  };
}

/** What is written down of it. */
const settledOf = (deal: FoldedDeal | undefined): Settled => ({
  settlement: deal?.settlement ?? [],
  ...(deal?.ends !== undefined && { ends: deal.ends }),
  ...(deal && deal.closing.length > 0 && { closing: deal.closing }),
});

const foldRows = (evening: Evening, place: TablePlace, rows: readonly Row[]): Series => {
  const { state, rules } = evening;
  return foldSeries(rules, seriesSetup(tableOf(state, place)), rows);
};
