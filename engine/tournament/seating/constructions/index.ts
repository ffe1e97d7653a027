import { sum } from '../cells.ts';
import { isPlain, sizesOf } from '../tasks.ts';
import type { Plan, Round, SeatingTask } from '../types.ts';
import { starters } from './starters.ts';
import { extended, transversal } from './transversal.ts';

/** Exact plans for this task, where one is known: equal tables, or tables of k and k - 1, the same in every round. */
export function* constructed(task: SeatingTask): Generator<Plan> {
  const shapes = task.rounds.map((round) => [...sizesOf(round)].sort((a, b) => b - a).join());
  const sizes = sizesOf(task.rounds[0] ?? { type: 'fixed', tables: [] });
  if (!isPlain(task) || new Set(shapes).size !== 1) return;
  const k = Math.max(...sizes);
  if (sizes.some((size) => size < k - 1)) return;
  const equal = sum(sizes) === k * sizes.length;
  for (const plan of [equal ? extended(k, sizes.length) : transversal(k, sizes.length), ...starters(k, sizes.length)]) {
    const fits = fitted(plan, task);
    if (fits) yield fits;
  }
}

/**
 * The first rounds, each table where its size belongs; without the last players if those never share a table. After the
 * last round the plan starts over: once everybody has met everybody, nothing is better.
 */
function fitted(plan: Plan, { players, rounds }: SeatingTask): Plan | undefined {
  const fits: Round[] = [];
  for (const [i, round] of rounds.entries()) {
    const tables = (plan[i % plan.length] ?? []).map((table) => table.filter((player) => player < players));
    const seated = sizesOf(round).map((size) => {
      const found = tables.findIndex((table) => table.length === size);
      return found < 0 ? undefined : tables.splice(found, 1)[0];
    });
    if (!seated.every((table) => table !== undefined)) return undefined;
    fits.push(seated);
  }
  return fits;
}
