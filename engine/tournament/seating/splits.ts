import { fail, ok, type Result } from '#engine/core/result.ts';
import { sum } from './cells.ts';
import { refuseSeating, type SeatingRefusal } from './refusals.ts';

/** Table sizes that some game supports. */
const TABLE_SIZES = [3, 4, 5] as const;
export const LARGEST_TABLE = Math.max(...TABLE_SIZES);
type TableSize = (typeof TABLE_SIZES)[number];
export const isTableSize = (players: number): boolean => TABLE_SIZES.some((size) => size === players);

/**
 * How people are divided: `auto` makes fours, plus fives for those left over (the dealer pauses there); 3 makes threes
 * and as many fours as needed, 4 makes fours and as few threes, 5 makes fives and as few fours as possible. For games with
 * tables of one size there are `threes` and `fours`.
 */
export const SPLITS = [3, 4, 5, 'auto', 'threes', 'fours'] as const;
export type Split = (typeof SPLITS)[number];

/** Tables of one round so that everybody plays, the larger ones first. Refused if that is impossible. */
export function splitTables(players: number, split: Split): Result<readonly number[], SeatingRefusal> {
  const [small, large] = SIZES_OF[split];
  if (players < small) return fail(refuseSplit(players, split));
  const tables = countTables(players, split, small, large);
  const larger = players - small * tables;
  const most = small === large ? 0 : tables;
  if (larger < 0 || larger > most || tables === 0) return fail(refuseSplit(players, split));
  return ok(Array.from({ length: tables }, (_, table) => (table < larger ? large : small)));
}

/** Refuses a split that is impossible for this number of players. */
export function refuseSplit(players: number, split: Split): SeatingRefusal {
  const [small, large] = SIZES_OF[split];
  if (players < small) return refuseSeating('too-few-players', {}, { count: players });
  if (small === large) return refuseSeating(small === 3 ? 'no-split-three' : 'no-split-four', {}, { count: players });
  return refuseSeating(large === 5 ? 'no-split-four-five' : 'no-split-three-four', {}, { count: players });
}

/** The smaller and the larger tables of a split. */
export const SIZES_OF: Readonly<Record<Split, readonly [TableSize, TableSize]>> = {
  3: [3, 4],
  4: [3, 4],
  5: [4, 5],
  auto: [4, 5],
  threes: [3, 3],
  fours: [4, 4],
};

/** As many tables as possible if the smaller size is wanted, as few as possible for the larger one. */
const countTables = (players: number, split: Split, small: number, large: number): number =>
  split === large ? Math.ceil(players / large) : Math.floor(players / small);

/** Tables as the director wants them: threes, fours and fives with exactly one seat per player. */
export function ownTables(players: number, sizes: readonly number[]): Result<readonly number[], SeatingRefusal> {
  const wrong = sizes.find((size) => !isTableSize(size));
  if (wrong !== undefined) return fail(refuseSeating('no-such-size', {}, { count: wrong }));
  const seats = sum(sizes);
  return seats === players
    ? ok(sizes)
    : fail(refuseSeating('seats-do-not-match', {}, { text: `${seats} / ${players}` }));
}
