import { below, type Rng, shuffled } from '#engine/core/rng.ts';
import { cell, range } from '#engine/tournament/seating/cells.ts';
import type { Board } from './board.ts';

/** How much of the time is over, from 0 to 1; called every few thousand steps. */
export type Clock = () => number;

const STEPS = 2048;

/** Every round at random. */
export const byLot = ({ n, rounds }: Board, rng: Rng): readonly number[] =>
  range(rounds).flatMap(() => shuffled(range(n), rng));

/**
 * Anneals a seated board from one temperature (in units of Q) to another, geometrically over the whole time. With
 * `weight`, each repeat costs this fraction of a unit of Q, and each meeting beyond the most a pair should have 16 times
 * as much. Returns whether `better` has said that the plan is good enough.
 */
export function annealBoard(
  board: Board,
  { hot, cold, weight = 0 }: { readonly hot: number; readonly cold: number; readonly weight?: number },
  clock: Clock,
  rng: Rng,
  better: () => boolean,
): boolean {
  const { n, rounds, tableOf } = board;
  // The probability of taking a step that costs 1, 2, ...
  const chances = new Float64Array(16);
  let least = board.q + weight * (board.repeats + 16 * board.often);
  for (let done = clock(); done < 1; done = clock()) {
    const temperature = hot * (cold / hot) ** done;
    for (let i = 0; i < chances.length; i++) chances[i] = Math.exp(-i / temperature);
    for (let step = 0; step < STEPS; step++) {
      const base = below(rounds, rng) * n;
      const s = below(n, rng);
      const t = below(n, rng);
      if (cell(tableOf, s) === cell(tableOf, t)) continue;
      const delta = board.deltaQ(base, s, t);
      if (delta > 0 && (delta > 15 || rng() >= (chances[delta] ?? 0))) continue;
      const before = board.repeats + 16 * board.often;
      board.swap(base, s, t);
      const dear = weight * (board.repeats + 16 * board.often - before);
      if (dear > 0 && rng() >= Math.exp(-dear / temperature)) {
        board.swap(base, s, t);
        continue;
      }
      const now = board.q + weight * (board.repeats + 16 * board.often);
      if (now >= least) continue;
      least = now;
      if (better()) return true;
    }
  }
  return false;
}
