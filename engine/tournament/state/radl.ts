import type { Seat } from '#engine/core/seat.ts';
import { endsRadl } from '#engine/series/rotation.ts';
import { dealerOf } from './places.ts';
import { seatsIn } from './seated.ts';
import type { TableState } from './types.ts';

/**
 * The number of the full round (Radl) that ends with a deal of a table; `null` in the middle of one. If one of five has
 * left, a round ends with the last of those still present, counted from the first dealer.
 */
export function radlEndingAt(table: TableState, deal: number): number | null {
  const seats = table.players.length;
  if (!table.left || deal <= table.left.after) return endsRadl(deal, seats) ? deal / seats : null;
  const { after, seat } = table.left;
  const ending = lastOf(table);
  const there = seatsIn(table, deal);
  const last = there.indexOf(ending === seat ? (ending - 1 + seats) % seats : ending);
  if (dealerOf(table, deal) !== last) return null;
  // If the last one has left, their round has ended without them.
  const isOver = ending === seat && seatsIn(table, after)[dealerOf(table, after)] === there[last];
  const since = Array.from({ length: deal - after }, (_, i) => after + i + 1);
  const ended = since.filter((one) => dealerOf(table, one) === last).length;
  return Math.floor(after / seats) + (after > 0 && isOver && after % seats > 0 ? 1 : 0) + ended;
}

/** The seat with which a full round ends: the one before the first dealer. */
const lastOf = (table: TableState): Seat => (dealerOf(table, 1) - 1 + table.players.length) % table.players.length;
