import { below, seededRng } from '#engine/core/rng.ts';
import { splitTables } from '#engine/tournament/seating/splits.ts';
import type { SeatingTask } from '#engine/tournament/seating/types.ts';

/** Evenings to find plans for: everybody is present in every round, and the tables stay the same. */
export interface Instance {
  readonly players: number;
  /** Seats at each table, the larger ones first. */
  readonly sizes: readonly number[];
  readonly rounds: number;
}

export const DRAWN_BY = 'evenings of 2026';
export const HOW_MANY = 40;

/** Threes with fours for those left over, fours with as few threes as needed, fours with fives for those left over. */
const TABLES = [3, 4, 'auto'] as const;

/** Hard evenings in addition to the drawn ones, most of which are solved at once. */
const HARD: readonly (readonly [players: number, kind: (typeof TABLES)[number], rounds: number])[] = [
  [22, 3, 10],
  [25, 'auto', 7],
  [26, 'auto', 7],
  [30, 'auto', 9],
  [35, 4, 12],
  [38, 'auto', 12],
  [40, 4, 12],
  [46, 'auto', 12],
];

const [FEWEST_PLAYERS, MOST_PLAYERS] = [8, 48];
const [FEWEST_ROUNDS, MOST_ROUNDS] = [3, 12];

/** Different evenings drawn from a seed: number of players, kind of tables and number of rounds are uniform. */
export function drawInstances(seed: string, count: number): readonly Instance[] {
  const rng = seededRng(seed);
  const drawn = new Map<string, Instance>();
  while (drawn.size < count) {
    const players = FEWEST_PLAYERS + below(MOST_PLAYERS - FEWEST_PLAYERS + 1, rng);
    const split = splitTables(players, TABLES[below(TABLES.length, rng)] ?? 'auto');
    const rounds = FEWEST_ROUNDS + below(MOST_ROUNDS - FEWEST_ROUNDS + 1, rng);
    if (!split.ok) continue;
    const instance = { players, sizes: split.value, rounds };
    drawn.set(nameOf(instance), instance);
  }
  return [...drawn.values()];
}

export const hardInstances = (): readonly Instance[] =>
  HARD.flatMap(([players, kind, rounds]) => {
    const split = splitTables(players, kind);
    return split.ok ? [{ players, sizes: split.value, rounds }] : [];
  });

/** `18 at 2x5 2x4, 4 rounds`. */
export function nameOf({ players, sizes, rounds }: Instance): string {
  const counts = [5, 4, 3].map((size) => [sizes.filter((one) => one === size).length, size] as const);
  const tables = counts.filter(([count]) => count > 0).map(([count, size]) => `${count}x${size}`);
  return `${players} at ${tables.join(' ')}, ${rounds} rounds`;
}

export const taskOf = ({ players, sizes, rounds }: Instance): SeatingTask => ({
  players,
  rounds: Array.from({ length: rounds }, () => ({ type: 'free', sizes })),
});
