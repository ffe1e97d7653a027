import type { Seat } from '../../core/seat.ts';
import type { TableState } from './types.ts';

/*
 * Who sat where in which deal of a table. Nearly always the same people in the same seats; but two may have changed
 * places with another table, and at a table of five one may have gone home while the others play on. A table's seats
 * (`players`) stay as they are then; the seats of a deal (`row`, `settlement`) are those who sat in it, in their order.
 */

/** What this needs to know of a table. */
type Seats = Pick<TableState, 'players' | 'earlier' | 'left'>;

/** The seats of a table that have somebody in a deal, by the deal's own seats. */
export const seatsIn = ({ players, left }: Seats, deal: number): readonly Seat[] =>
  players.flatMap((_, seat) => (left?.seat === seat && deal > left.after ? [] : [seat]));

/** Who sat there in a deal, by the table's seats, whether or not somebody has left by then. */
const thereIn = ({ players, earlier = [] }: Seats, deal: number): readonly string[] =>
  earlier.find(({ until }) => deal <= until)?.players ?? players;

/** Who sits in a deal, by the deal's own seats. */
export function playersIn(table: Seats, deal: number): readonly string[] {
  const there = thereIn(table, deal);
  return seatsIn(table, deal).map((seat) => there[seat] ?? '');
}

/** The table's seat that somebody had in a deal; nothing if he did not sit in it. */
export function seatOfIn(table: Seats, player: string, deal: number): Seat | undefined {
  const seat = thereIn(table, deal).indexOf(player);
  return seatsIn(table, deal).includes(seat) ? seat : undefined;
}

/** Everybody who has sat at a table: who has a seat now, in their order, then who had one before. */
export const everybodyAt = ({ players, earlier = [] }: Seats): readonly string[] => [
  ...new Set([...players, ...earlier.flatMap((before) => before.players)]),
];

/** What belongs to the seats of a deal, by the seats of its table; `none` for who did not sit in it. */
export function byTableSeat<T>(table: Seats, deal: number, values: readonly T[], none: T): readonly T[] {
  if (!table.left) return values;
  const seats = seatsIn(table, deal);
  return table.players.map((_, seat) => values[seats.indexOf(seat)] ?? none);
}
