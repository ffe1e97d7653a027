import type { Zone } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';

/** Six cards face down, in the order in which they were dealt. */
export const TALON: Zone = 'talon';

/** A part of the talon that lies open, from 0. */
export const partOf = (part: number): Zone => `talon:${part + 1}`;
/** No contract divides the talon into more. */
export const PARTS: readonly Zone[] = [0, 1, 2].map(partOf);

/** The hand of somebody who was dealt no tarock, which all may see. */
export const shownBy = (seat: Seat): Zone => `shown:${seat}`;

/** Cards of a hand, and tricks. */
export const HAND = 16;
