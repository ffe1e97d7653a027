import type { Seat } from '../core/seat.ts';

/** `playing` seats play, beginning after the dealer; with one more at the table the dealer pauses. */
export const afterDealer =
  (playing: number) =>
  (table: number, dealer: Seat): readonly Seat[] =>
    Array.from({ length: playing }, (_, i) => (dealer + 1 + i) % table);
