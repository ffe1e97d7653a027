import type { Seat } from '../core/seat.ts';

/** The next dealer is this deal's forehand (tirol §2). */
export const nextDealer = (dealer: Seat, table: number): Seat => (dealer + 1) % table;

/** A round (Radl): every player at the table has dealt once. `deal` counts from 1. */
export const endsRound = (deal: number, table: number): boolean => deal % table === 0;
