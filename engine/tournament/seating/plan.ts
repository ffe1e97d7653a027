import { ok, type Result } from '../../core/result.ts';
import type { Found } from './best.ts';
import type { SeatingRefusal } from './refusals.ts';
import { search } from './search.ts';
import type { SeatingTask } from './types.ts';

export interface PlanOptions {
  readonly seed: string;
  /** Asked every few tenths of a millisecond; the best plan so far is then given. Time belongs to the caller. */
  readonly stop?: () => boolean;
  /** Told of every better plan. */
  readonly onBetter?: (found: Found) => void;
  /** Most swaps to try. With the same task and seed, and no `stop`, the plan is always the same. */
  readonly steps?: number;
}

/** Swaps that are tried where nobody says how long: a second or less. */
const USUAL_STEPS = 4_000_000;

/** Plans an evening: constructions first, then annealing until nothing can be better, `stop` says so or steps run out. */
export function planSeating(task: SeatingTask, options: PlanOptions): Result<Found, readonly SeatingRefusal[]> {
  const { seed, stop, onBetter } = options;
  const most = options.steps ?? (stop ? Infinity : USUAL_STEPS);
  const begun = search(task, seed);
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
