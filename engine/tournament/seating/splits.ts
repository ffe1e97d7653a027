import { fail, ok, type Result } from '../../core/result.ts';
import { sum } from './cells.ts';
import { refuseSeating, type SeatingRefusal } from './refusals.ts';

/** Sizes of tables that the games know. */
const TABLE_SIZES = [3, 4, 5] as const;
export const SMALLEST_TABLE = Math.min(...TABLE_SIZES);
export const LARGEST_TABLE = Math.max(...TABLE_SIZES);
type TableSize = (typeof TABLE_SIZES)[number];
export const isTableSize = (players: number): boolean => TABLE_SIZES.some((size) => size === players);

/**
 * How people are spread: `auto` makes fours, with as many fives as are left over (the dealer pauses there); 3 makes
 * threes and as many fours, 4 makes fours and as few threes, 5 makes fives and as few fours as are needed.
 */
export const SPLITS = [3, 4, 5, 'auto'] as const;
export type Split = (typeof SPLITS)[number];

/** Tables of one round so that everybody plays, the larger ones first. Refused where it does not work out. */
export function splitTables(players: number, split: Split): Result<readonly number[], SeatingRefusal> {
  const [small, large] = SIZES_OF[split];
  if (players < small) return fail(refuseSplit(players, split));
  const tables = countTables(players, split, small, large);
  const larger = players - small * tables;
  if (larger < 0 || larger > tables || tables === 0) return fail(refuseSplit(players, split));
  return ok(Array.from({ length: tables }, (_, table) => (table < larger ? large : small)));
}

/** That so many cannot be spread so. */
export function refuseSplit(players: number, split: Split): SeatingRefusal {
  const [small, large] = SIZES_OF[split];
  if (players < small) return refuseSeating('too-few-players', {}, String(players));
  return refuseSeating(large === 5 ? 'no-split-four-five' : 'no-split-three-four', {}, String(players));
}

/** The smaller and the larger tables of a split. */
export const SIZES_OF: Readonly<Record<Split, readonly [TableSize, TableSize]>> = {
  3: [3, 4],
  4: [3, 4],
  5: [4, 5],
  auto: [4, 5],
};

/** As many tables as possible where the smaller size is wanted, as few where the larger one is. */
const countTables = (players: number, split: Split, small: number, large: number): number =>
  split === large ? Math.ceil(players / large) : Math.floor(players / small);

/** A way out where a split is refused. */
export interface WayOut {
  readonly sizes: readonly number[];
  /** How many sit out. */
  readonly byes: number;
}

/** What would do: with threes among the tables and nobody sitting out, or with as few as possible sitting out. */
export function waysOut(players: number, split: Split): readonly WayOut[] {
  const ways: WayOut[] = [];
  const mixed = mixedTables(players);
  if (mixed) ways.push({ sizes: mixed, byes: 0 });
  for (let byes = 1; byes < players; byes++) {
    const fewer = splitTables(players - byes, split);
    if (fewer.ok) return [...ways, { sizes: fewer.value, byes }];
  }
  return ways;
}

/** Threes, fours and fives for everybody: as many fours as possible, then as many fives. */
function mixedTables(players: number): readonly number[] | undefined {
  for (let fours = Math.floor(players / 4); fours >= 0; fours--)
    for (let fives = Math.floor((players - 4 * fours) / 5); fives >= 0; fives--) {
      const left = players - 4 * fours - 5 * fives;
      if (left % 3 === 0)
        return [...Array<number>(fives).fill(5), ...Array<number>(fours).fill(4), ...Array<number>(left / 3).fill(3)];
    }
  return undefined;
}

/** Tables as the director wants them: threes, fours and fives that seat just as many. */
export function ownTables(players: number, sizes: readonly number[]): Result<readonly number[], SeatingRefusal> {
  const wrong = sizes.find((size) => !isTableSize(size));
  if (wrong !== undefined) return fail(refuseSeating('no-such-size', {}, String(wrong)));
  const seats = sum(sizes);
  return seats === players ? ok(sizes) : fail(refuseSeating('seats-do-not-match', {}, `${seats} / ${players}`));
}

/**
 * Deals that a table of this size needs so that everybody plays `played` of them when `playing` play each deal: where
 * four play, 16 at a four are 20 at a five; where three play, 36 at a three are 48 at a four.
 */
export const dealsAt = (size: number, playing: number, played: number): number => (played * size) / playing;
