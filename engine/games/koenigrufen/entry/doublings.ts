import type { Seat } from '#engine/core/seat.ts';
import { doublingsInTurn } from '#engine/entry/doublings.ts';
import type { Doubling } from '#engine/kernel/score.ts';
import { DOUBLING_STEPS } from '../phases/announce/announce-doubling.ts';

/** The steps behind a written factor: 2 is a kontra of the other side, 4 the rekontra on it, 8 the subkontra on that. */
export function doublingsBy(factor: number, other: Seat, own: Seat): readonly Doubling[] {
  return doublingsInTurn(DOUBLING_STEPS.slice(0, Math.log2(factor)), other, own);
}
