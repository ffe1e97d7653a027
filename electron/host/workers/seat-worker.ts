import { parentPort } from 'node:worker_threads';
import { planSeating } from '#engine/tournament/seating/plan.ts';
import type { SeatingTask } from '#engine/tournament/seating/types.ts';

/** What the worker is asked: to plan for a number of milliseconds. Terminating it cancels the search. */
export interface SeatOrder {
  readonly task: SeatingTask;
  readonly seed: string;
  readonly milliseconds: number;
}

/** The shortest time between two updates, in ms. */
const SHOWN = 150;

parentPort?.on('message', ({ task, seed, milliseconds }: SeatOrder) => {
  const begun = performance.now();
  let shown = -Infinity;
  const spent = (): number => (performance.now() - begun) / Math.max(milliseconds, 1);
  const found = planSeating(task, {
    seed,
    stop: () => spent() >= 1,
    spent,
    onBetter: ({ plan }) => {
      const now = performance.now();
      if (now - shown < SHOWN) return;
      shown = now;
      parentPort?.postMessage({ plan, done: false });
    },
  });
  if (found.ok) parentPort?.postMessage({ plan: found.value.plan, done: true });
  else parentPort?.postMessage({ refusals: found.error, done: true });
});
