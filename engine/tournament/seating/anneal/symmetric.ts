import { shuffled, type Rng } from '../../../core/rng.ts';
import { range } from '../cells.ts';
import { develop, playersOf, type Symmetry } from '../constructions/develop.ts';
import { cyclic } from '../constructions/groups.ts';
import { sizesOf } from '../tasks.ts';
import type { Plan, SeatingTask } from '../types.ts';
import { Starter } from './starter.ts';
import { CHUNK } from './walk.ts';

/** A symmetry that a plan for a task may have, and how many base rounds it then needs. */
export interface Symmetric {
  readonly symmetry: Symmetry;
  readonly size: number;
  readonly bases: number;
}

/** Temperatures in units of 2Q/p. */
const [HOT, COLD] = [2.4, 0.3];

/**
 * Cyclic symmetries for equal tables, the largest first: their order divides the number of rounds (or is one more, a
 * round is dropped then), and no more players stay fixed than there are tables.
 */
export function symmetriesOf({ rounds, players }: SeatingTask): readonly Symmetric[] {
  const sizes = [...new Set(rounds.flatMap(sizesOf))];
  const [size] = sizes;
  if (sizes.length !== 1 || size === undefined) return [];
  const orders = range(rounds.length + 2).filter(
    (order) => order >= 3 && (order > rounds.length || rounds.length % order === 0),
  );
  return orders.reverse().flatMap((order) => {
    const bases = Math.ceil(rounds.length / order);
    const fixed = range(Math.floor(players / size / order) + 1).map((i) => (players % order) + i * order);
    return fixed
      .filter((one) => one <= players / size)
      .map((one) => ({
        symmetry: { group: cyclic(order), classes: (players - one) / order, fixed: one },
        size,
        bases,
      }));
  });
}

/** Anneals the base rounds once; gives the best plan that came of them. Stops where Q is `target`. */
export function* symmetricWalk(
  { symmetry, size, bases }: Symmetric,
  steps: number,
  target: number,
  rng: Rng,
): Generator<undefined, Plan> {
  const starter = new Starter(symmetry, size, bases);
  const n = playersOf(symmetry);
  starter.seat(range(bases).flatMap(() => shuffled(range(n), rng)));
  const least = (2 * target) / symmetry.group.order;
  const cooling = Math.pow(COLD / HOT, 256 / Math.max(steps, 256));
  let temperature = HOT;
  let best = starter.cost;
  let bestSeats = starter.at.slice();
  for (let step = 1; step <= steps && best > least; step++) {
    if (step % 256 === 0) temperature *= cooling;
    if (step % CHUNK === 0) yield;
    starter.step(temperature, rng);
    if (starter.cost >= best) continue;
    best = starter.cost;
    bestSeats = starter.at.slice();
  }
  return develop(symmetry, roundsOf([...bestSeats], n, size));
}

const roundsOf = (seats: readonly number[], players: number, size: number): Plan =>
  range(seats.length / players).map((round) =>
    range(players / size).map((table) => {
      const first = round * players + table * size;
      return seats.slice(first, first + size);
    }),
  );
