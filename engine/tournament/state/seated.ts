import type { Seat } from '#engine/core/seat.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { TableState } from './types.ts';

/*
 * Who sat where in which deal of a table. Nearly always the same people in the same seats; but two may have changed places
 * with another table, and at a table of five one may have gone home while the others play on. The seats of the table
 * (`players`) do not change then; the seats of a deal (`row`, `settlement`) are those of its players, in their order.
 */

/** The part of a table that matters here. */
type Seats = Pick<TableState, 'players' | 'earlier' | 'left'>;

/** The occupied seats of a table in a deal, by the deal's own seats. */
export const seatsIn = ({ players, left }: Seats, deal: number): readonly Seat[] =>
  players.flatMap((_, seat) => (left?.seat === seat && deal > left.after ? [] : [seat]));

/** Who sat there in a deal, by the table's seats, including anybody who has left by then. */
const thereIn = ({ players, earlier = [] }: Seats, deal: number): readonly string[] =>
  earlier.find(({ until }) => deal <= until)?.players ?? players;

/** The table's seats whose players have no part in a deal: whoever pauses, and whoever has left. */
export function pausingIn(rules: Pick<Rules, 'active'>, table: Seats, deal: number, dealer: Seat): readonly Seat[] {
  const seats = seatsIn(table, deal);
  const playing = new Set(rules.active(seats.length, dealer).map((seat) => seats[seat]));
  return table.players.flatMap((_, seat) => (playing.has(seat) ? [] : [seat]));
}

/** Who plays in a deal, by the deal's own seats. */
export function playersIn(table: Seats, deal: number): readonly string[] {
  const there = thereIn(table, deal);
  return seatsIn(table, deal).map((seat) => there[seat] ?? '');
}

/** The table's seat that somebody had when an entry between two deals was made, by its place among them; the same otherwise. */
export function seatOfBetween({ players, earlier = [] }: Seats, player: string, entry: number): Seat | undefined {
  const there = earlier.find(({ redealt }) => entry < redealt)?.players ?? players;
  const seat = there.indexOf(player);
  return seat < 0 ? undefined : seat;
}

/** The table's seat that somebody had in a deal; `undefined` if they did not sit in it. */
export function seatOfIn(table: Seats, player: string, deal: number): Seat | undefined {
  const seat = thereIn(table, deal).indexOf(player);
  return seatsIn(table, deal).includes(seat) ? seat : undefined;
}

/** The deals of a table after which somebody left it or changed seats. */
export function partedAt({ players, earlier = [], left }: Seats): readonly number[] {
  const changes = earlier.flatMap(({ until, players: before }, i) => {
    const now = earlier[i + 1]?.players ?? players;
    return before.some((id, seat) => id !== now[seat]) ? [until] : [];
  });
  return [...new Set([...changes, ...(left ? [left.after] : [])])];
}

/** Everybody who has sat at a table: the current holders of its seats in order, then the earlier ones. */
export const everybodyAt = ({ players, earlier = [] }: Seats): readonly string[] => [
  ...new Set([...players, ...earlier.flatMap((before) => before.players)]),
];

/** Values by seat of a deal, rearranged by seat of its table; `none` for those who did not sit in it. */
export function byTableSeat<T>(table: Seats, deal: number, values: readonly T[], none: T): readonly T[] {
  if (!table.left) return values;
  const seats = seatsIn(table, deal);
  return table.players.map((_, seat) => values[seats.indexOf(seat)] ?? none);
}
