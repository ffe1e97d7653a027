import { sum } from '#engine/tournament/seating/cells.ts';
import type { Plan } from '#engine/tournament/seating/types.ts';
import found from './best-found.json' with { type: 'json' };
import type { Instance } from './instances.ts';

/** How good a plan is: Q counts first, then meetings of a pair beyond half the rounds plus one, then repeats. */
export interface Value {
  readonly q: number;
  readonly often: number;
  readonly repeats: number;
}

/** What one search method has found, and how many seconds of CPU time it had. */
export interface Searched extends Value {
  readonly seconds: number;
}

/** The best plan found by searches independent of the planner. */
export interface BestFound extends Instance {
  /** Lower bounds for any plan. */
  readonly bound: { readonly q: number; readonly repeats: number };
  readonly best: Value;
  /** Q is the least possible. */
  readonly proven: boolean;
  /** The search that found it, and the seed of its slice. */
  readonly by: string;
  readonly seed: string;
  readonly searches: Readonly<Record<string, Searched>>;
  /** One text per round, one letter per player: a = 0 ... z = 25, A = 26 ...; a blank between two tables. */
  readonly plan: readonly string[];
}

export interface BestFoundFile {
  readonly about: string;
  readonly drawnBy: string;
  readonly instances: readonly BestFound[];
}

export const BEST_FOUND: BestFoundFile = found;

/** Negative if the first is better. */
export const compareValues = (a: Value, b: Value): number => a.q - b.q || a.often - b.often || a.repeats - b.repeats;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const written = (plan: Plan): readonly string[] =>
  plan.map((round) => round.map((table) => table.map((player) => LETTERS[player]).join('')).join(' '));

export const readPlan = (rounds: readonly string[]): Plan =>
  rounds.map((round) => round.split(' ').map((table) => Array.from(table, (letter) => LETTERS.indexOf(letter))));

/** Recounted pair by pair. */
export function valueOf(plan: Plan): Value {
  const met = new Map<string, number>();
  for (const table of plan.flat())
    for (const a of table) for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  const limit = Math.floor(plan.length / 2) + 1;
  const times = [...met.values()];
  return {
    q: sum(times.map((m) => (m * (m - 1)) / 2)),
    often: sum(times.map((m) => Math.max(m - limit, 0))),
    repeats: sum(times.map((m) => m - 1)),
  };
}
