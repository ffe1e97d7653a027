import { oddSizesOf } from './anneal/layout.ts';
import { boundOf, knownOptimum } from './bounds/bounds.ts';
import { meetingsOf, together } from './bounds/meetings.ts';
import { cell, pairs, sum } from './cells.ts';
import type { Bound, Plan, SeatingTask } from './types.ts';

type Pair = readonly [number, number];

/** What a director wants to know about a plan before confirming it. */
export interface Quality {
  /** Repeat meetings: sum over all pairs that met of m-1. */
  readonly repeats: number;
  /** Sum over all pairs of m(m-1)/2. */
  readonly q: number;
  /** How often the most frequent pairs meet, and which pairs these are. */
  readonly worst: { readonly times: number; readonly pairs: readonly Pair[] };
  /** Pairs present in at least one common round that never share a table, except those kept apart. */
  readonly unmet: readonly Pair[];
  /** By player: turns at tables of an unusual size. */
  readonly oddTurns: readonly number[];
  /** Lower bounds for all plans with the same rounds. */
  readonly bound: Bound;
  /** Q is the least possible: a bound is reached, or the optimum is known. */
  readonly proven: boolean;
}

/** The task that a finished plan solves: its players and sizes, nothing fixed. */
const taskOf = (plan: Plan, players: number): SeatingTask => ({
  players,
  rounds: plan.map((round) => ({
    type: 'free',
    sizes: round.map((table) => table.length),
    present: round.flat(),
  })),
});

/** Without a task, the plan is compared with all plans for the same players and sizes. */
export function qualityOf(plan: Plan, players: number, task: SeatingTask = taskOf(plan, players)): Quality {
  const met = [...meetingsOf(plan, players)];
  const times = Math.max(0, ...met.map(([, , m]) => m));
  const q = sum(met.map(([, , m]) => pairs(m)));
  const bound = boundOf(task);
  return {
    repeats: sum(met.map(([, , m]) => m - 1)),
    q,
    worst: { times, pairs: met.filter(([, , m]) => m === times).map(pairOf) },
    unmet: unmetPairs(task, new Set(met.map(([a, b]) => a * players + b))),
    oddTurns: oddTurns(plan, players),
    bound,
    proven: q === bound.q || q === knownOptimum(task)?.q,
  };
}

const pairOf = ([a, b]: readonly [number, number, number]): Pair => [b, a];

function unmetPairs(task: SeatingTask, met: ReadonlySet<number>): readonly Pair[] {
  const n = task.players;
  const possible = together(task);
  const unmet: Pair[] = [];
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) if (cell(possible, b * n + a) > 0 && !met.has(b * n + a)) unmet.push([a, b]);
  return unmet;
}

export function oddTurns(plan: Plan, players: number): readonly number[] {
  const odd = oddSizesOf({ rounds: plan.map((tables) => ({ type: 'fixed', tables })) });
  const turns = Array<number>(players).fill(0);
  for (const table of plan.flat())
    if (odd.includes(table.length)) for (const player of table) turns[player] = (turns[player] ?? 0) + 1;
  return turns;
}
