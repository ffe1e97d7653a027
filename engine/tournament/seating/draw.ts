import { fail, ok, type Result } from '#engine/core/result.ts';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { range } from './cells.ts';
import { apartFrom, firstSeating, refuseTask } from './first.ts';
import { keepTables, type TablesKept, type TableWish } from './one-round/keep-tables.ts';
import { byBlocks, byInterval, byLot, byThirds } from './one-round/one-round.ts';
import { type Move, movesBetween } from './one-round/replan.ts';
import { isKept, settled } from './one-round/settle.ts';
import { refuseSeating, type SeatingRefusal } from './refusals.ts';
import { splitTables } from './splits.ts';
import type { FreeRound, Round } from './types.ts';

/** Ways of seating a round without a search. */
export const AT_ONCE = ['random', 'rank-blocks', 'rank-interval', 'rank-thirds', 'fixed'] as const;
export type AtOnce = (typeof AT_ONCE)[number];

/** What a round is drawn from. Players are numbers below `players`. */
export interface RoundWish extends TableWish {
  readonly players: number;
  /** The players present, best first. */
  readonly ranking: readonly number[];
  /** The tables of the previous round, if any. */
  readonly last?: Round;
}

export interface DrawnRound {
  readonly tables: Round;
  /** Players away from where the ranking alone, or the last round, would put them. */
  readonly departures: readonly Move[];
}

/** How many random seatings are tried until one meets all constraints; after that, one of them is repaired. */
const MOST_LOTS = 500;

/**
 * A round by lot, by rank or with the previous round's tables, that keeps to its locks and its pairs apart with the least
 * change. Refused, with the players at whom it fails, if that is impossible.
 */
export function drawRound(
  method: AtOnce,
  wish: RoundWish,
  seed: string,
): Result<DrawnRound, readonly SeatingRefusal[]> {
  if (method === 'fixed' && wish.last) return fixedRound(wish, wish.last, seed);
  const sizes = splitTables(wish.present.length, wish.split);
  if (!sizes.ok) return fail([sizes.error]);
  const wrong = refuseTask(taskOf(wish, sizes.value));
  if (wrong.length > 0) return fail(wrong);
  if (method === 'random' || method === 'fixed') return lot(wish, sizes.value, seed);
  const ranked = byRank(method, wish.ranking, sizes.value, seed);
  return keptTo(wish, { tables: ranked, order: wish.ranking }, ranked, seed);
}

function byRank(
  method: Exclude<AtOnce, 'random' | 'fixed'>,
  ranking: readonly number[],
  sizes: readonly number[],
  seed: string,
): Round {
  switch (method) {
    case 'rank-blocks':
      return byBlocks(ranking, sizes);
    case 'rank-interval':
      return byInterval(ranking, sizes);
    case 'rank-thirds':
      return byThirds(ranking, sizes, seed);
  }
}

const taskOf = ({ players, present, apart, locked }: RoundWish, sizes: readonly number[]) => ({
  players,
  rounds: [{ type: 'free', sizes, present, locked } satisfies FreeRound],
  apart,
});

/** Swaps until the round is valid; if swaps alone fail, reseats the players in the way. */
function keptTo(
  wish: RoundWish,
  { tables, order }: TablesKept,
  pure: Round,
  seed: string,
): Result<DrawnRound, readonly SeatingRefusal[]> {
  const found = settled(tables, order, wish);
  if (found) return ok({ tables: found, departures: departures(pure, found) });
  const sizes = tables.map((table) => table.length);
  const task = taskOf(wish, sizes);
  const [round] = task.rounds;
  if (!round) return fail([]);
  const seated = firstSeating(round, apartFrom(task), seededRng(seed), tables);
  if (!seated.ok) return fail([refuseSeating('cannot-keep-apart', { round: 0, players: seated.error })]);
  return ok({ tables: seated.value, departures: departures(pure, seated.value) });
}

const departures = (pure: Round, tables: Round): readonly Move[] =>
  movesBetween([pure], [tables]).filter(({ to }) => to !== undefined);

function fixedRound(wish: RoundWish, last: Round, seed: string): Result<DrawnRound, readonly SeatingRefusal[]> {
  const kept = keepTables(last, wish, seed);
  if (!kept.ok) return fail([kept.error]);
  const sizes = kept.value.tables.map((table) => table.length);
  const wrong = refuseTask(taskOf(wish, sizes));
  return wrong.length > 0 ? fail(wrong) : keptTo(wish, kept.value, last, seed);
}

/** The first valid random seating: every seating that meets all constraints is equally likely. */
function lot(wish: RoundWish, sizes: readonly number[], seed: string): Result<DrawnRound, readonly SeatingRefusal[]> {
  const plain = wish.apart.length === 0 && wish.locked.length === 0;
  if (plain) return ok({ tables: byLot(wish.present, sizes, seed), departures: [] });
  const rng = seededRng(seed);
  for (let tries = 1; ; tries++) {
    const tables = oneLot(wish, sizes, rng);
    if (isKept(tables, wish)) return ok({ tables, departures: [] });
    if (tries < MOST_LOTS) continue;
    const kept = keptTo(wish, { tables, order: tables.flat() }, tables, seed);
    return kept.ok ? ok({ ...kept.value, departures: [] }) : kept;
  }
}

/** Seats everybody at random, locked players at one of their table's seats. */
function oneLot({ present, locked }: RoundWish, sizes: readonly number[], rng: Rng): Round {
  const held = new Set(locked.map(({ player }) => player));
  const others = shuffled(
    present.filter((player) => !held.has(player)),
    rng,
  );
  let next = 0;
  return range(sizes.length).map((table) => {
    const own = locked.filter((lock) => lock.table === table).map(({ player }) => player);
    const rest = others.slice(next, (next += (sizes[table] ?? 0) - own.length));
    return own.length === 0 ? rest : shuffled([...own, ...rest], rng);
  });
}
