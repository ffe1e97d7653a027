import type { Keeping, Round } from '../types.ts';

/**
 * Changes as little as possible until who is kept apart is apart and who is locked sits at his table: one swap after the
 * other, each with the nearest in `order` (a ranking: its neighbours are as strong), the later of two where both are as near.
 * Every swap puts more right than before; `undefined` where none does. The same input always gives the same tables.
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

/** A player who is not at his table (`to`), or two at one table who are kept apart. */
interface Fault {
  readonly players: readonly number[];
  readonly to?: number;
}

interface Swap {
  readonly moved: number;
  readonly other: number;
}

/** Locks first: where somebody must sit decides whom the others can meet. */
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

/** Every swap that puts this fault right and leaves fewer than `faults`; nobody leaves the table that he is locked to. */
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

/** What can be put right first, and how. */
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

/** Whether nobody is away from his table or together with somebody he is kept apart from. */
export const isKept = (tables: Round, keeping: Keeping): boolean => faultsIn(tables, keeping).length === 0;
