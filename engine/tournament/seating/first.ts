import { fail, ok, type Result } from '#engine/core/result.ts';
import { below, type Rng, shuffled } from '#engine/core/rng.ts';
import { range, sum } from './cells.ts';
import { refuseSeating, type SeatingRefusal } from './refusals.ts';
import { presentIn } from './tasks.ts';
import type { FreeRound, Round, RoundTask, SeatingTask } from './types.ts';

/** After this many tries, keeping everybody apart is considered impossible. */
const MOST_TRIES = 200_000;

/** By player: those who must not share a table with them. */
type Apart = readonly ReadonlySet<number>[];

export function apartFrom({ players, apart = [] }: SeatingTask): Apart {
  const sets = range(players).map(() => new Set<number>());
  for (const [a, b] of apart) {
    sets[a]?.add(b);
    sets[b]?.add(a);
  }
  return sets;
}

/** A table that is being filled. */
interface Filling {
  readonly size: number;
  readonly seated: number[];
}

/**
 * Any seating of a round that keeps to its sizes, its locks (locked players sit first at their tables) and its pairs
 * apart; with `near`, as many players as possible stay at their tables of that seating. Failing that, two players who
 * cannot be kept apart.
 */
export function firstSeating(
  round: FreeRound,
  apart: Apart,
  rng: Rng,
  near: Round = [],
): Result<Round, readonly number[]> {
  const present = new Set(presentIn(round, apart.length));
  const locked = new Set((round.locked ?? []).map(({ player }) => player));
  const tables = round.sizes.map((size, table): Filling => {
    const seated = (round.locked ?? []).filter((lock) => lock.table === table).map(({ player }) => player);
    for (const player of near[table] ?? []) {
      const free = seated.length < size && present.has(player) && !locked.has(player);
      if (free && !seated.some((one) => apart[player]?.has(one))) seated.push(player);
    }
    return { size, seated };
  });
  const placed = new Set(tables.flatMap(({ seated }) => seated));
  const open = shuffled(
    [...present].filter((player) => !placed.has(player)),
    rng,
  );
  const enemies = (player: number): number => [...(apart[player] ?? [])].filter((one) => present.has(one)).length;
  const wary = open.filter((player) => enemies(player) > 0).sort((a, b) => enemies(b) - enemies(a));
  const stuck = placeAll(wary, tables, apart, rng);
  if (stuck !== undefined && near.length > 0) return firstSeating(round, apart, rng);
  if (stuck !== undefined) {
    const other = [...(apart[stuck] ?? [])].find((one) => present.has(one)) ?? stuck;
    return fail([stuck, other].sort((a, b) => a - b));
  }
  let next = 0;
  const easy = open.filter((player) => enemies(player) === 0);
  for (const { size, seated } of tables) while (seated.length < size) seated.push(easy[next++] ?? 0);
  return ok(tables.map(({ seated }) => seated));
}

/** Backtracking: seats one player after the other; returns the player at whom it failed. */
function placeAll(wary: readonly number[], tables: readonly Filling[], apart: Apart, rng: Rng): number | undefined {
  let tries = 0;
  let deepest = 0;
  const place = (i: number): boolean => {
    const player = wary[i];
    if (player === undefined) return true;
    deepest = Math.max(deepest, i);
    const turn = below(tables.length, rng);
    const emptyTried = new Set<number>();
    for (let k = 0; k < tables.length; k++) {
      const { size, seated: table } = tables[(k + turn) % tables.length] ?? { size: 0, seated: [] };
      if (table.length >= size || table.some((one) => apart[player]?.has(one))) continue;
      // Empty tables of one size are equivalent.
      if (table.length === 0 && emptyTried.has(size)) continue;
      if (table.length === 0) emptyTried.add(size);
      if (++tries > MOST_TRIES) return false;
      table.push(player);
      if (place(i + 1)) return true;
      table.pop();
    }
    return false;
  };
  return place(0) ? undefined : wary[deepest];
}

/** Contradictions within a task. */
export function refuseTask(task: SeatingTask): readonly SeatingRefusal[] {
  const { players, rounds, apart = [] } = task;
  const pairsWrong = apart.flatMap(([a, b]) => {
    if (!isPlayer(players, a) || !isPlayer(players, b)) return [refuseSeating('no-such-player', { players: [a, b] })];
    return a === b ? [refuseSeating('apart-from-oneself', { players: [a] })] : [];
  });
  const sets = apartFrom(task);
  return [...pairsWrong, ...rounds.flatMap((round, index) => refuseRound(round, index, sets))];
}

const isPlayer = (players: number, player: number): boolean =>
  Number.isInteger(player) && player >= 0 && player < players;

function refuseRound(round: RoundTask, index: number, apart: Apart): readonly SeatingRefusal[] {
  const players = apart.length;
  const present = presentIn(round, players);
  const stranger = present.find((player) => !isPlayer(players, player));
  if (stranger !== undefined) return [refuseSeating('no-such-player', { round: index, players: [stranger] })];
  const twice = present.find((player, i) => present.indexOf(player) !== i);
  if (twice !== undefined) return [refuseSeating('seated-twice', { round: index, players: [twice] })];
  if (round.type === 'fixed') return [];
  const seats = sum(round.sizes);
  if (seats !== present.length || round.sizes.some((size) => size < 1))
    return [
      refuseSeating(
        'seats-do-not-match',
        { round: index },
        { text: `round ${index + 1}: ${seats} / ${present.length}` },
      ),
    ];
  return refuseLocks(round, index, new Set(present), apart);
}

function refuseLocks(
  { sizes, locked = [] }: FreeRound,
  index: number,
  present: ReadonlySet<number>,
  apart: Apart,
): readonly SeatingRefusal[] {
  return locked.flatMap(({ player, table }, i) => {
    const place = { round: index, table, players: [player] };
    if (sizes[table] === undefined) return [refuseSeating('no-such-table', place)];
    if (!present.has(player)) return [refuseSeating('player-absent', place)];
    const before = locked.slice(0, i);
    if (before.some((lock) => lock.player === player)) return [refuseSeating('locked-twice', place)];
    const there = before.filter((lock) => lock.table === table).map((lock) => lock.player);
    if (there.length >= sizes[table]) return [refuseSeating('locked-table-full', place)];
    const enemy = there.find((one) => apart[player]?.has(one));
    return enemy === undefined ? [] : [refuseSeating('cannot-keep-apart', { ...place, players: [enemy, player] })];
  });
}
