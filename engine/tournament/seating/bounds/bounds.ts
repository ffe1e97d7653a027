import { cell, pairs, range, sum } from '../cells.ts';
import { presentIn, sizesOf } from '../tasks.ts';
import type { Bound, RoundTask, SeatingTask } from '../types.ts';
import { meetingsOf, together } from './meetings.ts';
import { knownBest, mostRounds } from './optimum.ts';

/** The largest known lower bound for every plan of this task, whatever its rounds, players and sizes. */
export function boundOf(task: SeatingTask): Bound {
  const counted = byCounting(task);
  const overlaps = byOverlaps(task);
  const lengths = byLength(task);
  const q = Math.max(counted.q, overlaps.q, lengths.q);
  // A pair that meets m times in r rounds has m - 1 repeats and counts (m - 1) * m/2 <= (m - 1) * r/2 in Q.
  const fromQ = Math.ceil((2 * q) / Math.max(task.rounds.length, 1));
  return { q, repeats: Math.max(counted.repeats, overlaps.repeats, lengths.repeats, fromQ) };
}

/** The optimum, where it is known to exceed the bounds. */
export function knownOptimum(task: SeatingTask): Bound | undefined {
  const alike = alikeTables(task);
  return alike && knownBest(alike.size, alike.tables, task.rounds.length);
}

/**
 * The sizes of the tables fix how many meetings the free rounds have. Each costs as much as its pair has already met, so the
 * cheapest ones are taken, as far as both players are present.
 */
function byCounting(task: SeatingTask): Bound {
  const n = task.players;
  const met = new Int32Array(n * n);
  const fixed = task.rounds.flatMap((round) => (round.type === 'fixed' ? [round.tables] : []));
  for (const [a, b, m] of meetingsOf(fixed, n)) met[a * n + b] = m;
  const free = task.rounds.filter((round) => round.type === 'free');
  const meetings = sum(free.flatMap(({ sizes }) => sizes.map(pairs)));
  return cheapest(met, together({ ...task, rounds: free }), meetings);
}

function cheapest(met: Int32Array, possible: Int32Array, meetings: number): Bound {
  let [q, repeats] = [0, 0];
  const atCost: number[] = [];
  for (const [pair, m] of met.entries()) {
    q += pairs(m);
    repeats += Math.max(m - 1, 0);
    for (let cost = m; cost < m + cell(possible, pair); cost++) atCost[cost] = (atCost[cost] ?? 0) + 1;
  }
  let left = meetings;
  for (let cost = 0; cost < atCost.length && left > 0; cost++) {
    const taken = Math.min(left, atCost[cost] ?? 0);
    q += taken * cost;
    if (cost > 0) repeats += taken;
    left -= taken;
  }
  return { q, repeats };
}

/** Players of one table must share the tables of another round: if these are too few, some pairs meet again. */
function byOverlaps({ rounds, players }: SeatingTask): Bound {
  let [q, repeats] = [0, 0];
  for (const [i, later] of rounds.entries()) {
    const overlaps = rounds.slice(0, i).map((earlier) => overlap(earlier, later, players));
    q += sum(overlaps);
    repeats += Math.max(0, ...overlaps);
  }
  return { q, repeats };
}

/** The least number of pairs that meet in both of two rounds. */
function overlap(a: RoundTask, b: RoundTask, players: number): number {
  if (a.type === 'fixed' && b.type === 'fixed') {
    const tableOf = new Map(b.tables.flatMap((table, i) => table.map((player) => [player, i] as const)));
    return sum(a.tables.map((table) => stayed(table.map((player) => tableOf.get(player)))));
  }
  const there = new Set(presentIn(b, players));
  const both = presentIn(a, players).filter((player) => there.has(player));
  return Math.max(spread(a, both, sizesOf(b).length), spread(b, both, sizesOf(a).length));
}

function stayed(tables: readonly (number | undefined)[]): number {
  const counts = new Map<number, number>();
  for (const table of tables) if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + 1);
  return sum([...counts.values()].map(pairs));
}

/** Those of each table who are present in the other round, spread as evenly as possible over its tables. */
function spread(round: RoundTask, both: readonly number[], tables: number): number {
  const costs = (k: number): number[] => range(k).map((i) => Math.floor(i / tables));
  if (round.type === 'fixed') {
    const there = new Set(both);
    return sum(round.tables.flatMap((table) => costs(table.filter((player) => there.has(player)).length)));
  }
  // Absent players are assumed to sit where it helps most.
  return sum(
    round.sizes
      .flatMap(costs)
      .sort((x, y) => x - y)
      .slice(0, both.length),
  );
}

/** With more rounds than are possible without a repeat, some two of them have one: split into as many even parts. */
function byLength(task: SeatingTask): Bound {
  const alike = alikeTables(task);
  const most = alike && mostRounds(alike.size, alike.tables);
  const rounds = task.rounds.length;
  if (most === undefined || rounds <= most) return { q: 0, repeats: 0 };
  const part = Math.floor(rounds / most);
  const larger = rounds % most;
  return { q: larger * pairs(part + 1) + (most - larger) * pairs(part), repeats: rounds - most };
}

/** All rounds with the same players at tables of one size. */
function alikeTables({ rounds, players }: SeatingTask): { readonly size: number; readonly tables: number } | undefined {
  const sizes = rounds.map(sizesOf);
  const [size, tables] = [sizes[0]?.[0] ?? 0, sizes[0]?.length ?? 0];
  const alike = sizes.every((one) => one.length === tables && one.every((k) => k === size));
  return alike && size * tables === players ? { size, tables } : undefined;
}
