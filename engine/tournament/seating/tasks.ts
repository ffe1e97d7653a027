import { range } from './cells.ts';
import type { RoundTask, SeatingTask } from './types.ts';

/** Who takes part in a round. */
export const presentIn = (round: RoundTask, players: number): readonly number[] =>
  round.type === 'fixed' ? round.tables.flat() : (round.present ?? range(players));

/** Seats at each table of a round. */
export const sizesOf = (round: RoundTask): readonly number[] =>
  round.type === 'fixed' ? round.tables.map((table) => table.length) : round.sizes;

/** The usual size: the most frequent one, four in a tie; turns at others are counted. */
export function usualSize(sizes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const usual = [...counts].filter(([, count]) => count === most).map(([size]) => size);
  return usual.includes(4) ? 4 : Math.max(0, ...usual);
}

/** Whether only sizes matter: then all players are alike and may be renamed, as constructions require. */
export const isPlain = ({ players, rounds, apart, near }: SeatingTask): boolean =>
  (apart ?? []).length === 0 &&
  near === undefined &&
  rounds.every(
    (round) =>
      round.type === 'free' &&
      (round.locked ?? []).length === 0 &&
      (round.present === undefined || round.present.length === players),
  );

/** How often a pair may meet before it is too often: half the rounds plus one. */
export const mostMeetings = (rounds: number): number => Math.floor(rounds / 2) + 1;
