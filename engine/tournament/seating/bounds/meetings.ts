import { add, cell } from '../cells.ts';
import { presentIn } from '../tasks.ts';
import type { Plan, SeatingTask } from '../types.ts';

/** Every pair that has met, the larger number first, and how often. */
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

/** By pair (a * players + b, a the larger number): in how many of these rounds they could meet. Zero if they must not. */
export function together({ players, rounds, apart = [] }: SeatingTask): Int32Array {
  const times = new Int32Array(players * players);
  for (const round of rounds) {
    const present = Int32Array.from(presentIn(round, players)).sort();
    for (let i = 0; i < present.length; i++)
      for (let k = 0; k < i; k++) add(times, cell(present, i) * players + cell(present, k), 1);
  }
  for (const [a, b] of apart) times[Math.max(a, b) * players + Math.min(a, b)] = 0;
  return times;
}
