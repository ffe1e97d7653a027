import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import type { Plan } from '#engine/tournament/seating/types.ts';
import { annealBoard, byLot, type Clock } from './anneal-search.ts';
import { compareValues, type Value } from './best-found.ts';
import { Board } from './board.ts';
import type { Instance } from './instances.ts';
import { tabuBoard } from './tabu-search.ts';
import { turnedSeats, turningsOf } from './turned-search.ts';

export type Way = 'anneal' | 'tabu' | 'turned';
export const WAYS: readonly Way[] = ['anneal', 'tabu', 'turned'];

export interface Outcome {
  readonly value: Value;
  readonly plan: Plan;
}

/** The part of the time between `from` and `to`, as a separate clock. */
const part =
  (clock: Clock, from: number, to: number): Clock =>
  () =>
    Math.max(0, (clock() - from) / (to - from));

/** One slice of one search method; ends early if a plan is good enough. */
export function searchOnce(
  way: Way,
  instance: Instance,
  seed: string,
  clock: Clock,
  enough: (value: Value) => boolean,
): Outcome {
  const rng = seededRng(`${way} ${seed}`);
  const board = new Board(instance);
  let best: Outcome | undefined;
  const better = (): boolean => {
    const { q, often, repeats } = board;
    const value = { q, often, repeats };
    if (!best || compareValues(value, best.value) < 0) best = { value, plan: board.plan() };
    return enough(best.value);
  };
  board.seat(byLot(board, rng));
  better();
  if (way === 'anneal') {
    const over = annealBoard(board, { hot: 1.4, cold: 0.1 }, part(clock, 0, 0.8), rng, better);
    if (!over) annealBoard(board, { hot: 0.3, cold: 0.06, weight: 1 / 12 }, part(clock, 0.8, 1), rng, better);
  }
  if (way === 'tabu') tabuBoard(board, clock, rng, better);
  if (way === 'turned') turned(board, instance, clock, rng, better);
  return best ?? { value: { q: board.q, often: board.often, repeats: board.repeats }, plan: board.plan() };
}

/** Turnings for half of the time, then whole-plan annealing of the best one, gently at first and hotter each time. */
function turned(board: Board, instance: Instance, clock: Clock, rng: Rng, better: () => boolean): void {
  const turnings = shuffled(turningsOf(instance), rng).slice(0, 8);
  let [least, seats] = [Infinity, byLot(board, rng)];
  for (const [i, turning] of turnings.entries()) {
    const found = turnedSeats(instance, turning, part(clock, i / 16, (i + 1) / 16), rng);
    board.seat(found);
    if (better()) return;
    if (board.q < least) [least, seats] = [board.q, found];
  }
  const from = turnings.length / 16;
  for (const [i, hot] of [0.15, 0.25, 0.4, 0.6].entries()) {
    const [begin, end] = [from + ((1 - from) * i) / 4, from + ((1 - from) * (i + 1)) / 4];
    board.seat(seats);
    if (annealBoard(board, { hot, cold: 0.08, weight: 1 / 16 }, part(clock, begin, end), rng, better)) return;
  }
}
