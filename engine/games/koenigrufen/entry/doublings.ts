import type { Seat } from '../../../core/seat.ts';
import type { Doubling } from '../../../kernel/score.ts';

/** The steps behind a written factor: 2 is a kontra of the other side, 4 the rekontra on it. */
export function doublingsBy(factor: number, other: Seat, own: Seat): readonly Doubling[] {
  const steps: readonly Doubling[] = [
    { step: 'kontra', by: other },
    { step: 'rekontra', by: own },
  ];
  return steps.slice(0, Math.log2(factor));
}
