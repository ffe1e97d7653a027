import { type Rng, shuffled } from '#engine/core/rng.ts';
import { cell, range } from '../cells.ts';
import { develop, playersOf, type Symmetry } from '../constructions/develop.ts';
import { cyclic } from '../constructions/groups.ts';
import { sizesOf } from '../tasks.ts';
import type { Plan, SeatingTask } from '../types.ts';
import { Starter } from './starter.ts';
import { CHUNK, type Progress } from './walk.ts';

/** A symmetry that a plan for a task may have, and how many base rounds it then needs. */
export interface Symmetric {
  readonly symmetry: Symmetry;
  readonly sizes: readonly number[];
  readonly bases: number;
}

/** Temperatures in units of 2Q/p. */
const [HOT, COLD] = [2.4, 0.3];
/** How many whole-plan swaps take as long as one of these. */
const DEARER = 8;

/**
 * Cyclic symmetries for tables that are the same in all rounds, the largest first: their order divides the number of
 * rounds (or is up to two more, and the last rounds are dropped), and there are no more fixed players than tables.
 */
export function symmetriesOf({ rounds, players }: SeatingTask): readonly Symmetric[] {
  const [sizes = [], ...others] = rounds.map(sizesOf);
  if (others.some((one) => one.join() !== sizes.join())) return [];
  const orders = range(rounds.length + 3).filter(
    (order) => order >= 2 && (order > rounds.length || rounds.length % order === 0),
  );
  return orders.reverse().flatMap((order) => {
    const bases = Math.ceil(rounds.length / order);
    const fixed = range(Math.floor(players / order)).map((i) => (players % order) + i * order);
    return fixed
      .filter((one) => one <= sizes.length)
      .map((one) => ({
        symmetry: { group: cyclic(order), classes: (players - one) / order, fixed: one },
        sizes,
        bases,
      }));
  });
}

/** Anneals the base rounds once and returns the best resulting plan. Stops when Q is `target`. */
export function* symmetricWalk(
  { symmetry, sizes, bases }: Symmetric,
  progress: Progress,
  target: number,
  rng: Rng,
): Generator<number, Plan> {
  const starter = new Starter(symmetry, sizes, bases);
  const n = playersOf(symmetry);
  starter.seat(range(bases).flatMap(() => shuffled(range(n), rng)));
  const least = (2 * target) / symmetry.group.order;
  let temperature = HOT;
  let best = starter.cost;
  const bestSeats = starter.at.slice();
  let reported = 0;
  for (let steps = 0; best > least; steps += DEARER) {
    if (steps % 1024 === 0) {
      const done = progress(steps);
      if (done >= 1) break;
      temperature = HOT * (COLD / HOT) ** done;
    }
    if (steps - reported >= CHUNK) {
      yield steps - reported;
      reported = steps;
    }
    starter.step(temperature, rng);
    if (starter.cost >= best) continue;
    best = starter.cost;
    bestSeats.set(starter.at);
  }
  return develop(symmetry, roundsOf(bestSeats, n, sizes));
}

function roundsOf(seats: Int32Array, players: number, sizes: readonly number[]): Plan {
  let next = 0;
  return range(seats.length / players).map(() => sizes.map((size) => range(size).map(() => cell(seats, next++))));
}
