import type { Seat } from '../../core/seat.ts';

/** Four play, forehand first; at a table of five the dealer pauses (tirol §2). */
export function activeSeats(table: number, dealer: Seat): readonly Seat[] {
  return [1, 2, 3, 4].map((i) => (dealer + i) % table);
}

export const TABLES: readonly number[] = [4, 5];
