import type { SeatingTask } from '#engine/tournament/seating/types.ts';

/** The best known plan for given players, tables and rounds. */
export interface BestKnown {
  readonly players: number;
  /** Tables of each size: `2x5 3x4` are two fives and three fours. */
  readonly tables: string;
  readonly rounds: number;
  readonly repeats: number;
  /** The measure of unequal meetings that is to be as small as possible (docs/architecture/seating.md). */
  readonly q: number;
  /** `q` is proven to be minimal. */
  readonly proven: boolean;
}

/** What the planner has to reach: tests check the values, the benchmark the time. */
export const BEST_KNOWN: readonly BestKnown[] = [
  { players: 8, tables: '2x4', rounds: 3, repeats: 12, q: 12, proven: true },
  { players: 8, tables: '2x4', rounds: 7, repeats: 56, q: 84, proven: true },
  { players: 12, tables: '3x4', rounds: 3, repeats: 9, q: 9, proven: true },
  { players: 12, tables: '3x4', rounds: 4, repeats: 18, q: 18, proven: true },
  { players: 12, tables: '3x4', rounds: 5, repeats: 24, q: 30, proven: true },
  { players: 12, tables: '3x4', rounds: 6, repeats: 45, q: 45, proven: true },
  { players: 12, tables: '3x4', rounds: 11, repeats: 132, q: 198, proven: true },
  { players: 16, tables: '4x4', rounds: 5, repeats: 0, q: 0, proven: true },
  { players: 16, tables: '4x4', rounds: 6, repeats: 24, q: 24, proven: true },
  { players: 20, tables: '5x4', rounds: 6, repeats: 6, q: 6, proven: false },
  { players: 24, tables: '6x4', rounds: 7, repeats: 0, q: 0, proven: true },
  { players: 24, tables: '6x4', rounds: 8, repeats: 12, q: 12, proven: true },
  { players: 28, tables: '7x4', rounds: 9, repeats: 0, q: 0, proven: true },
  { players: 28, tables: '7x4', rounds: 10, repeats: 42, q: 42, proven: true },
  { players: 32, tables: '8x4', rounds: 10, repeats: 0, q: 0, proven: true },
  { players: 12, tables: '4x3', rounds: 5, repeats: 3, q: 3, proven: true },
  { players: 12, tables: '4x3', rounds: 6, repeats: 7, q: 7, proven: true },
  { players: 15, tables: '5x3', rounds: 7, repeats: 0, q: 0, proven: true },
  { players: 18, tables: '6x3', rounds: 8, repeats: 0, q: 0, proven: true },
  { players: 18, tables: '6x3', rounds: 9, repeats: 9, q: 9, proven: true },
  { players: 18, tables: '3x4 2x3', rounds: 5, repeats: 0, q: 0, proven: true },
  { players: 18, tables: '2x5 2x4', rounds: 4, repeats: 11, q: 12, proven: true },
  { players: 28, tables: '7x4', rounds: 3, repeats: 0, q: 0, proven: true },
  { players: 22, tables: '2x5 3x4', rounds: 3, repeats: 0, q: 0, proven: true },
  { players: 138, tables: '46x3', rounds: 4, repeats: 0, q: 0, proven: true },
];

export const taskFor = (
  { players, tables, rounds }: Pick<BestKnown, 'players' | 'tables' | 'rounds'>,
  fair = false,
): SeatingTask => ({
  players,
  fair,
  rounds: Array.from({ length: rounds }, () => ({ type: 'free', sizes: sizesOf(tables) })),
});

const sizesOf = (tables: string): readonly number[] =>
  tables.split(' ').flatMap((part) => {
    const [count = 0, size = 0] = part.split('x').map(Number);
    return Array<number>(count).fill(size);
  });
