import type { Keeping, Round } from '../types.ts';

/**
 * Changes as little as possible until pairs kept apart are apart and locked players sit at their tables: one swap after
 * the other, each with the nearest player in `order` (a ranking: neighbours are of similar strength), the later of two at
 * the same distance. Every swap reduces the faults; `undefined` if none does. Deterministic.
 */
export function settled(tables: Round, order: readonly number[], keeping: Keeping): Round | undefined {
  const position = new Map(order.map((player, i) => [player, i]));
  const at = (player: number): number => position.get(player) ?? 0;
  let now = tables.map((table) => [...table]);
  for (;;) {
    const wrong = faultsIn(now, keeping);
    if (wrong.length === 0) return now;
    const swap = firstSwap(wrong, now, keeping, at);
    if (!swap) return undefined;
    now = swapped(now, swap);
  }
}

/** A player who is not at their table (`to`), or two at one table who are kept apart. */
interface Fault {
  readonly players: readonly number[];
  readonly to?: number;
}

interface Swap {
  readonly moved: number;
  readonly other: number;
}

/** Locks first: a player's fixed table decides whom the others can meet. */
function faultsIn(tables: Round, { apart, locked }: Keeping): readonly Fault[] {
  const tableOf = new Map(tables.flatMap((table, i) => table.map((player) => [player, i] as const)));
  return [
    ...locked
      .filter(({ player, table }) => tableOf.has(player) && tableOf.get(player) !== table)
      .map(({ player, table }) => ({ players: [player], to: table })),
    ...apart
      .filter(([a, b]) => tableOf.has(a) && tableOf.get(a) === tableOf.get(b))
      .map((pair) => ({ players: [...pair] })),
  ];
}

/** Every swap that mends this fault and leaves fewer than `faults`; nobody leaves the table they are locked to. */
function swapsFor({ players, to }: Fault, tables: Round, keeping: Keeping, faults: number): readonly Swap[] {
  const from = tables.findIndex((table) => table.includes(players[0] ?? -1));
  const held = new Set(
    keeping.locked.filter(({ player, table }) => tables[table]?.includes(player)).map(({ player }) => player),
  );
  const free = (player: number): boolean => !held.has(player);
  const others = to === undefined ? tables.filter((_, i) => i !== from).flat() : (tables[to] ?? []);
  return players
    .filter(free)
    .flatMap((moved) => others.filter(free).map((other) => ({ moved, other })))
    .filter((swap) => faultsIn(swapped(tables, swap), keeping).length < faults);
}

/** The first fault that can be mended, and how. */
function firstSwap(
  wrong: readonly Fault[],
  tables: Round,
  keeping: Keeping,
  at: (player: number) => number,
): Swap | undefined {
  for (const fault of wrong) {
    const swap = nearest(swapsFor(fault, tables, keeping, wrong.length), at);
    if (swap) return swap;
  }
  return undefined;
}

function nearest(swaps: readonly Swap[], at: (player: number) => number): Swap | undefined {
  const far = ({ moved, other }: Swap): number => Math.abs(at(moved) - at(other));
  return [...swaps].sort((a, b) => far(a) - far(b) || at(b.moved) - at(a.moved) || at(b.other) - at(a.other))[0];
}

const swapped = (tables: Round, { moved, other }: Swap): number[][] =>
  tables.map((table) => table.map((player) => (player === moved ? other : player === other ? moved : player)));

/** Whether nobody is away from their table or together with somebody they are kept apart from. */
export const isKept = (tables: Round, keeping: Keeping): boolean => faultsIn(tables, keeping).length === 0;
