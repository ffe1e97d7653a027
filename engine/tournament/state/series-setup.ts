import { ZERO } from '#engine/core/rational.ts';
import type { SeriesSetup } from '#engine/kernel/series-rule.ts';
import { setupOf } from '#engine/series/fold.ts';
import { dealerOf } from './places.ts';
import { partedAt } from './seated.ts';
import type { DealResult, Redeal, Settled, TableState } from './types.ts';

/** Everything that its series is folded over: its deals, and what came between them, in order. */
export const entriesOf = ({ results, redeals = [] }: TableState): readonly (DealResult | Redeal)[] => [
  ...results.flatMap((result) => [...redeals.filter(({ deal }) => deal === result.deal), result]),
  ...redeals.filter(({ deal }) => deal > results.length),
];

/** How the series of a table is folded: its seats, its deals, and since when one of the seats has been empty. */
export function seriesSetup({ left, ...table }: TableState): SeriesSetup {
  const seats = table.players.length;
  const parted = partedAt({ ...table, ...(left && { left }) });
  const setup = {
    ...setupOf(seats, table.deals, ZERO, table.last ?? null),
    ...(parted.length > 0 && { parted }),
  };
  if (!left) return setup;
  const { after, seat } = left;
  const results = table.results.filter(({ deal }) => deal <= after);
  // How many others would have dealt before the player who left.
  const turn = (seat - dealerOf({ ...table, results }, after + 1) + seats) % seats;
  return { ...setup, fewer: { after, seat, turn } };
}

/** What was worked out of a deal, and nothing else. */
export const settledIn = ({ settlement, ends, closing }: Settled): Settled => ({
  settlement,
  ...(ends !== undefined && { ends }),
  ...(closing !== undefined && { closing }),
});
