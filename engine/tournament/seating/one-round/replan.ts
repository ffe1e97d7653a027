import { range } from '../cells.ts';
import type { FreeRound, Plan, Round, SeatingTask } from '../types.ts';
import { assign } from './assign.ts';

/** A player whose table changes. Rounds and tables count from 0. */
export interface Move {
  readonly round: number;
  readonly player: number;
  /** Missing: the player had no seat in this round. */
  readonly from?: number;
  /** Missing: the player no longer has a seat. */
  readonly to?: number;
}

/** Who moves from which table to which, round by round. */
export function movesBetween(old: Plan, now: Plan): readonly Move[] {
  return now.flatMap((tables, round) => {
    const [before, after] = [tableOf(old[round] ?? []), tableOf(tables)];
    const players = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
    return players.flatMap((player) => {
      const [from, to] = [before.get(player), after.get(player)];
      if (from === to) return [];
      return [{ round, player, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
    });
  });
}

const tableOf = (round: Round): ReadonlyMap<number, number> =>
  new Map(round.flatMap((table, i) => table.map((player) => [player, i] as const)));

/**
 * The remaining rounds after somebody came late or left: those before `from` stay as they are (published or played), in
 * the others `present` take part at tables of `sizes`, in the order that fits. Of equally good plans, the one with the
 * fewest changes wins.
 */
export const replanTask = (
  old: Plan,
  from: number,
  rest: readonly Pick<Required<FreeRound>, 'present' | 'sizes' | 'locked'>[],
  task: Pick<SeatingTask, 'players' | 'apart' | 'fair'>,
): SeatingTask => ({
  ...task,
  rounds: [
    ...old.slice(0, from).map((tables) => ({ type: 'fixed', tables }) as const),
    ...rest.map((round, i) => ({ ...round, type: 'free', sizes: fittingSizes(old[from + i] ?? [], round) }) as const),
  ],
  ...(old.length > from && { near: old }),
});

/** The sizes in the order in which most players can stay: a table that lost a player becomes the smaller one. */
function fittingSizes(
  old: Round,
  { present, sizes }: Pick<Required<FreeRound>, 'present' | 'sizes'>,
): readonly number[] {
  if (old.length === 0) return sizes;
  const there = new Set(present);
  const left = sizes.map((_, table) => (old[table] ?? []).filter((player) => there.has(player)).length);
  const stay = sizes.map((size) => left.map((k) => Math.min(size, k)));
  const fitting = [...sizes];
  for (const [i, table] of assign(stay).entries()) fitting[table] = sizes[i] ?? 0;
  return fitting;
}

/** The same plan, with tables of one size exchanged so that as many players as possible sit at their old tables. */
export function aligned(plan: Plan, { rounds, near = [] }: SeatingTask): Plan {
  return plan.map((tables, i) => {
    const task = rounds[i];
    const old = near[i];
    if (task?.type !== 'free' || !old) return tables;
    const result = [...tables];
    for (const size of new Set(task.sizes)) {
      const free = range(tables.length).filter(
        (table) => task.sizes[table] === size && !(task.locked ?? []).some((lock) => lock.table === table),
      );
      const stays = free.map((from) =>
        free.map((to) => (tables[from] ?? []).filter((player) => old[to]?.includes(player)).length),
      );
      for (const [k, column] of assign(stays).entries()) result[free[column] ?? 0] = tables[free[k] ?? 0] ?? [];
    }
    return result;
  });
}
