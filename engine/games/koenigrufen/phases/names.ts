import type { Zone } from '../../../core/card.ts';

/** The two halves of the talon stay apart to the end (tirol §2). */
export const TALON_HALVES: readonly Zone[] = ['talon:0', 'talon:1'];
