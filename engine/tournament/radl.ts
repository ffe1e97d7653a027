import { endsRound } from '../series/rotation.ts';
import { dealerOf } from './places.ts';
import { seatsIn } from './seated.ts';
import type { TableState } from './types.ts';

/**
 * The number of the full round (Radl) that ends with a deal of a table; `null` in the middle of one. Where one of five
 * has gone, a round ends with the last of those who are still there.
 */
export function radlEndingAt(table: TableState, deal: number): number | null {
  const seats = table.players.length;
  if (!table.left || deal <= table.left.after) return endsRound(deal, seats) ? deal / seats : null;
  const last = seatsIn(table, deal).length - 1;
  if (dealerOf(table, deal) !== last) return null;
  const { after, seat } = table.left;
  // With whoever has gone as the last, his round has ended without him.
  const isOver = seat === seats - 1 && dealerOf({ ...table, results: table.results.slice(0, after) }, after) === last;
  const since = Array.from({ length: deal - after }, (_, i) => after + i + 1);
  const ended = since.filter((one) => dealerOf(table, one) === last).length;
  return Math.floor(after / seats) + (after > 0 && isOver && after % seats > 0 ? 1 : 0) + ended;
}
