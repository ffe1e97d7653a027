import { ok, type Result } from '#engine/core/result.ts';
import type { Found } from './bounds/best.ts';
import type { SeatingRefusal } from './refusals.ts';
import { search } from './search.ts';
import type { SeatingTask } from './types.ts';

export interface PlanOptions {
  readonly seed: string;
  /** Called every few tenths of a millisecond; when true, the best plan so far is returned. The caller owns the clock. */
  readonly stop?: () => boolean;
  /**
   * How much of the time is over, from 0 to 1, if `stop` uses a clock: the search adapts, so that its longest walk has
   * cooled when time is up. Missing: it adapts to `steps`.
   */
  readonly spent?: () => number;
  /** Called with every better plan. */
  readonly onBetter?: (found: Found) => void;
  /** Most swaps to consider. With the same task and seed, and no clock, the plan is always the same. */
  readonly steps?: number;
}

/** Swaps considered by default: a second or less. */
const USUAL_STEPS = 16_000_000;

/** Plans an evening: constructions first, then annealing until nothing can be better, `stop` says so or steps run out. */
export function planSeating(task: SeatingTask, options: PlanOptions): Result<Found, readonly SeatingRefusal[]> {
  const { seed, stop, spent, onBetter } = options;
  const most = options.steps ?? (stop ? Infinity : USUAL_STEPS);
  const length = Number.isFinite(most) ? most : USUAL_STEPS;
  const begun = search(task, seed, spent ?? ((steps) => steps / length));
  if (!begun.ok) return begun;
  let shown: Found['plan'] | undefined;
  for (;;) {
    const next = begun.value.next();
    const found = next.value;
    if (found.plan !== shown) onBetter?.(found);
    shown = found.plan;
    if (next.done === true || found.steps >= most || stop?.() === true) return ok(found);
  }
}
