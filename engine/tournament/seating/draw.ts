import { seededRng, shuffled, type Rng } from '../../core/rng.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { range } from './cells.ts';
import { apartFrom, firstSeating, refuseTask } from './first.ts';
import { keepTables } from './one-round/keep-tables.ts';
import { byBlocks, byInterval, byLot, byThirds } from './one-round/one-round.ts';
import type { SeatingRefusal } from './refusals.ts';
import { movesBetween, type Move } from './one-round/replan.ts';
import { isKept, settled } from './one-round/settle.ts';
import { splitTables, type Split } from './splits.ts';
import type { FreeRound, Keeping, Round } from './types.ts';

/** Ways of seating a round that need no search. */
export const AT_ONCE = ['random', 'rank-blocks', 'rank-interval', 'rank-thirds', 'fixed'] as const;
export type AtOnce = (typeof AT_ONCE)[number];

/** What a round is drawn from. Players are numbers below `players`. */
export interface RoundWish extends Keeping {
  readonly players: number;
  readonly present: readonly number[];
  /** Those who are present, the first first. */
  readonly ranking: readonly number[];
  readonly split: Split;
  /** The tables of the round before, if there was one. */
  readonly last?: Round;
}

export interface DrawnRound {
  readonly tables: Round;
  /** Who sits elsewhere than the ranking alone, or the last round, would have it. */
  readonly departures: readonly Move[];
}

/** Lots that are drawn until one keeps to everything; then a drawn one is put right. */
const MOST_LOTS = 500;

/**
 * A round by lot, by rank or with the tables of the round before, that keeps to its locks and its pairs apart with the
 * least change. Refused, with the players it fails at, where that cannot be.
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
  return keptTo(wish, ranked, wish.ranking, ranked, seed);
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

/** Swaps until it is right; where swaps alone do not do it, seats those who are in the way anew. */
function keptTo(
  wish: RoundWish,
  tables: Round,
  order: readonly number[],
  pure: Round,
  seed: string,
): Result<DrawnRound, readonly SeatingRefusal[]> {
  const found = settled(tables, order, wish);
  if (found) return ok({ tables: found, departures: departures(pure, found) });
  const sizes = tables.map((table) => table.length);
  const task = taskOf(wish, sizes);
  const [round] = task.rounds;
  if (!round) return fail([]);
  const seated = firstSeating(round, 0, task, apartFrom(task), seededRng(seed), tables);
  if (!seated.ok) return fail([seated.error]);
  return ok({ tables: seated.value, departures: departures(pure, seated.value) });
}

const departures = (pure: Round, tables: Round): readonly Move[] =>
  movesBetween([pure], [tables]).filter(({ to }) => to !== undefined);

function fixedRound(wish: RoundWish, last: Round, seed: string): Result<DrawnRound, readonly SeatingRefusal[]> {
  const kept = keepTables(last, wish.present, wish.split, wish, seed);
  if (!kept.ok) return fail([kept.error]);
  const { tables, order } = kept.value;
  const sizes = tables.map((table) => table.length);
  const wrong = refuseTask(taskOf(wish, sizes));
  return wrong.length > 0 ? fail(wrong) : keptTo(wish, tables, order, last, seed);
}

/** The first lot that is right: each seating that keeps to everything is as likely as any other. */
function lot(wish: RoundWish, sizes: readonly number[], seed: string): Result<DrawnRound, readonly SeatingRefusal[]> {
  const plain = wish.apart.length === 0 && wish.locked.length === 0;
  if (plain) return ok({ tables: byLot(wish.present, sizes, seed), departures: [] });
  const rng = seededRng(seed);
  for (let tries = 1; ; tries++) {
    const tables = oneLot(wish, sizes, rng);
    if (isKept(tables, wish)) return ok({ tables, departures: [] });
    if (tries < MOST_LOTS) continue;
    const kept = keptTo(wish, tables, tables.flat(), tables, seed);
    return kept.ok ? ok({ ...kept.value, departures: [] }) : kept;
  }
}

/** Everybody at a seat by lot, those who are locked at one of their table. */
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
