import { afterDealer } from '#engine/phases/seats.ts';

export const PLAYING = 4;

/** Four play, forehand first; at a table of five the dealer pauses (tirol §2). */
export const activeSeats = afterDealer(PLAYING);

export const TABLES: readonly number[] = [4, 5];
