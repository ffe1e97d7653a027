import { seededRng, shuffled } from '#engine/core/rng.ts';
import { sum } from '../cells.ts';
import type { Round } from '../types.ts';

/** Puts players at tables of the given sizes, in the given order. */
function chunks(players: readonly number[], sizes: readonly number[]): Round {
  let next = 0;
  return sizes.map((size) => players.slice(next, (next += size)));
}

/** Tables by lot: the same players in the same order and the same seed give the same tables and seats. */
export const byLot = (players: readonly number[], sizes: readonly number[], seed: string): Round =>
  chunks(shuffled(players, seededRng(seed)), sizes);

/** The first of the ranking at the first table, the next ones at the second, and so on. */
export const byBlocks = (ranking: readonly number[], sizes: readonly number[]): Round => chunks(ranking, sizes);

/** Every table gets one player from each part of the ranking: with n/4 tables, 1, n/4 + 1, ... at the first. */
export function byInterval(ranking: readonly number[], sizes: readonly number[]): Round {
  const tables: number[][] = sizes.map(() => []);
  let next = 0;
  for (let seat = 0; seat < Math.max(0, ...sizes); seat++)
    for (const [table, size] of sizes.entries()) {
      const player = seat < size ? ranking[next++] : undefined;
      if (player !== undefined) tables[table]?.push(player);
    }
  return tables;
}

/** Tables within the upper, middle and lower third of the ranking; within a third the lot decides. */
export function byThirds(ranking: readonly number[], sizes: readonly number[], seed: string): Round {
  const rng = seededRng(seed);
  let [first, seats] = [0, 0];
  return [0, 1, 2].flatMap((third) => {
    const last = Math.round(((third + 1) * sizes.length) / 3);
    const own = sizes.slice(first, last);
    first = last;
    return chunks(shuffled(ranking.slice(seats, (seats += sum(own))), rng), own);
  });
}
