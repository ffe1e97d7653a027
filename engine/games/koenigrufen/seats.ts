import { afterDealer } from '#engine/phases/seats.ts';

/** Four play, forehand first; at a table of five the dealer pauses (tirol §2). */
export const activeSeats = afterDealer(4);

export const TABLES: readonly number[] = [4, 5];
