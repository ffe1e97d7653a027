import { fail, ok, type Result } from '#engine/core/result.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { range, sum } from '../cells.ts';
import type { SeatingRefusal } from '../refusals.ts';
import { LARGEST_TABLE, refuseSplit, SIZES_OF, type Split } from '../splits.ts';
import type { Keeping, Round } from '../types.ts';

/** Who is to be seated, at which tables. */
export interface TableWish extends Keeping {
  readonly present: readonly number[];
  readonly split: Split;
}

/** Tables that continue with the players present, and the order in which further swaps pick players: movers last. */
export interface TablesKept {
  readonly tables: Round;
  readonly order: readonly number[];
}

/**
 * The tables of the last round with everybody now present. Newcomers join the smallest table without anybody they are kept
 * apart from. Others move only if a table gets too small or too large for `split`: as few as possible, chosen by lot.
 * Locked players sit at their tables. Pairs kept apart may still be together.
 */
export function keepTables(last: Round, wish: TableWish, seed: string): Result<TablesKept, SeatingRefusal> {
  const { present, split, locked } = wish;
  const groups = staying(last, present, locked);
  const newcomers = without(present, groups);
  const grown = grow(groups, newcomers, wish);
  const sizes = allowed(last, split);
  if (grown.every(({ length }) => sizes.has(length)))
    return ok({ tables: grown, order: [...groups.flat(), ...newcomers] });
  const fewest = fewestMoves(groups, present.length, split);
  return fewest ? ok(parted(groups, fewest, wish, seed)) : fail(refuseSplit(present.length, split));
}

/** Everybody stays as far as seats allow; the lot decides who moves, and where to. */
function parted(groups: Round, sizes: readonly number[], { present, locked }: TableWish, seed: string): TablesKept {
  const rng = seededRng(seed);
  const held = new Set(locked.map(({ player }) => player));
  const stay = sizes.map((size, i) => {
    const group = groups[i] ?? [];
    const order = shuffled(group, rng).sort((a, b) => Number(held.has(b)) - Number(held.has(a)));
    const seated = new Set(order.slice(0, size));
    return group.filter((player) => seated.has(player));
  });
  const pool = shuffled(without(present, stay), rng);
  let next = 0;
  const tables = stay.map((group, i) => [...group, ...pool.slice(next, (next += (sizes[i] ?? 0) - group.length))]);
  return { tables, order: [...stay.flat(), ...pool] };
}

const without = (players: readonly number[], tables: Round): readonly number[] => {
  const seated = new Set(tables.flat());
  return players.filter((player) => !seated.has(player));
};

/** The players present from each table of the last round, and those locked to it, wherever they come from. */
function staying(last: Round, present: readonly number[], locked: Keeping['locked']): Round {
  const there = new Set(present);
  const lockOf = new Map(locked.map(({ player, table }) => [player, table]));
  const tables = Math.max(last.length, ...locked.map(({ table }) => table + 1));
  return range(tables).map((i) => {
    const old = last[i] ?? [];
    const stay = old.filter((player) => there.has(player) && (lockOf.get(player) ?? i) === i);
    return [...stay, ...present.filter((player) => lockOf.get(player) === i && !old.includes(player))];
  });
}

/** Table sizes played so far, and those of the split. */
const allowed = (last: Round, split: Split): ReadonlySet<number> =>
  new Set([...SIZES_OF[split], ...last.map((table) => table.length)]);

/** Nobody moves, and each newcomer goes to the table that is then the smallest. */
function grow(groups: Round, newcomers: readonly number[], { apart }: Keeping): Round {
  const tables = groups.map((group) => [...group]);
  for (const player of newcomers) {
    const enemies = apart.filter((pair) => pair.includes(player)).flat();
    const open = tables.filter((table) => table.length < LARGEST_TABLE);
    const friendly = open.filter((table) => !table.some((one) => enemies.includes(one)));
    const [table] = [...(friendly.length > 0 ? friendly : open.length > 0 ? open : tables)].sort(
      (a, b) => a.length - b.length,
    );
    table?.push(player);
  }
  return tables;
}

/** Of all numbers of smaller and larger tables, those at which most players can stay; then those closest to now. */
function fewestMoves(groups: Round, players: number, split: Split): readonly number[] | undefined {
  const [small, large] = SIZES_OF[split];
  const ways = range(Math.floor(players / large) + 1)
    .filter((larger) => (players - larger * large) % small === 0)
    .map((larger) => spread(groups, [(players - larger * large) / small, larger], [small, large]));
  const stays = (sizes: readonly number[]): number =>
    sum(sizes.map((size, i) => Math.min(size, groups[i]?.length ?? 0)));
  const far = (sizes: readonly number[]): number => Math.abs(sizes.length - groups.length);
  return [...ways].sort((a, b) => stays(b) - stays(a) || far(a) - far(b) || b.length - a.length)[0];
}

/** Puts the larger tables where most people sit: no other order lets more of them stay. */
function spread(
  groups: Round,
  [smaller, larger]: readonly [smaller: number, larger: number],
  [small, large]: readonly [small: number, large: number],
): readonly number[] {
  const tables = range(smaller + larger);
  const full = new Set(
    [...tables].sort((a, b) => (groups[b]?.length ?? 0) - (groups[a]?.length ?? 0) || a - b).slice(0, larger),
  );
  return tables.map((table) => (full.has(table) ? large : small));
}
