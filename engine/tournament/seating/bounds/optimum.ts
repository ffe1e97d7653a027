import type { Bound } from '../types.ts';

/**
 * Most rounds without a repeat for tables of 3, 4 and 5, by the number of tables from 2 on, if it is proven that there
 * are no more: by counting (everybody has met everybody, or there are fewer left than a table seats), by overlaps (fewer
 * tables than seats), or by search (12 players at threes, 20 and 24 at fours and the like). For fives, the longest known
 * plans of most sizes are not proven to be the longest: those sizes are missing.
 */
const MOST_ROUNDS: Readonly<Record<number, readonly (number | undefined)[]>> = {
  3: [1, 4, 4, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23],
  4: [1, 1, 5, 5, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21],
  5: [1, 1, 1, 6, ...Array<undefined>(7).fill(undefined), 16],
};

export const mostRounds = (size: number, tables: number): number | undefined => MOST_ROUNDS[size]?.[tables - 2];

/** Optima that no bound here reaches, known from complete search (the club's table of best plans). */
const KNOWN: readonly {
  readonly size: number;
  readonly tables: number;
  readonly rounds: number;
  readonly best: Bound;
}[] = [
  { size: 3, tables: 4, rounds: 5, best: { repeats: 3, q: 3 } },
  { size: 3, tables: 4, rounds: 6, best: { repeats: 7, q: 7 } },
];

export const knownBest = (size: number, tables: number, rounds: number): Bound | undefined =>
  KNOWN.find((one) => one.size === size && one.tables === tables && one.rounds === rounds)?.best;
