import { add, cell } from './cells.ts';
import type { Plan } from './types.ts';

/** Every pair that met, the larger number first, with how often. */
export function* meetingsOf(plan: Plan, players: number): Generator<readonly [number, number, number]> {
  const m = new Int32Array(players * players);
  for (const round of plan)
    for (const table of round)
      for (const [i, a] of table.entries())
        for (const b of table.slice(i + 1)) add(m, Math.max(a, b) * players + Math.min(a, b), 1);
  for (let a = 0; a < players; a++)
    for (let b = 0; b < a; b++) {
      const times = cell(m, a * players + b);
      if (times > 0) yield [a, b, times];
    }
}
