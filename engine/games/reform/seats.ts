import { afterDealer } from '#engine/phases/seats.ts';
import { PLAYING } from './sizes.ts';

/** Four play; a fifth at the table deals and pauses (reform §2). */
export const TABLES: readonly number[] = [PLAYING, PLAYING + 1];

/** The seats that play, forehand first. */
export const activeSeats = afterDealer(PLAYING);
