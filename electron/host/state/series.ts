import { isEqual } from '#engine/core/equal.ts';
import { countsAsDeal, type Row } from '#engine/kernel/score.ts';
import { type FoldedDeal, foldSeries, type Series } from '#engine/series/fold.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { roundAt } from '#engine/tournament/state/lookup.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { partedAt } from '#engine/tournament/state/seated.ts';
import { entriesOf, seriesSetup, settledIn } from '#engine/tournament/state/series-setup.ts';
import type { EveningEvent, Resettled, Settled } from '#engine/tournament/state/types.ts';
import type { Evening } from './evening-state.ts';

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

/**
 * Deals that count differently because of what happens to the seats of their tables: a series between those who sat together is
 * broken off with the last deal that they played, and paid as it stands (illustrated I3).
 */
export function partedBy(evening: Evening, event: EveningEvent): readonly EveningEvent[] {
  if (event.type !== 'seats-exchanged' && event.type !== 'seat-vacated') return [];
  const { state } = evening;
  const after = { ...evening, state: evolve(state, event) };
  return (roundAt(after.state, event.round)?.tables ?? []).flatMap((table) => {
    const place = { round: event.round, table: table.table };
    if (isEqual(partedAt(tableOf(state, place)), partedAt(table))) return [];
    const deals = seriesAt(after, place).deals.filter(({ row }) => countsAsDeal(row));
    return table.results.flatMap((result, i) => {
      const settled = settledOf(deals[i]);
      const isSame = isEqual(settledIn(result), settled);
      return isSame ? [] : [{ type: 'deal-resettled' as const, ...place, deal: result.deal, ...settled }];
    });
  });
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
