import { afterDealer } from '#engine/phases/seats.ts';

/** Seats that play; a fourth one at the table pauses (bavarian §2). */
export const PLAYING = 3;
export const activeSeats = afterDealer(PLAYING);
