import type { Seat } from '../core/seat.ts';
import type { Doubling } from '../kernel/score.ts';

/** Doublings said in turn, first by the other side: paper does not say by whom, so one seat stands for each side. */
export const doublingsInTurn = (steps: readonly string[], other: Seat, own: Seat): readonly Doubling[] =>
  steps.map((step, i) => ({ step, by: i % 2 === 0 ? other : own }));
