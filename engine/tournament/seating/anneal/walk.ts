import { below, type Rng } from '../../../core/rng.ts';
import { cell } from '../cells.ts';
import type { Room } from './room.ts';

/** How a walk goes: how many swaps it tries, and what counts beside Q. Weights are multiples of 1/64, in units of Q. */
export interface Walk {
  readonly steps: number;
  /** Temperatures, in units of Q, between which it cools geometrically. */
  readonly hot: number;
  readonly cold: number;
  /** A unit of unevenness at the odd tables. */
  readonly uneven: number;
  /** A seat moved away from the plan so far. */
  readonly moves: number;
  /** A repeat. Zero makes the walk faster. */
  readonly repeats: number;
}

/** Swaps tried between two looks at the clock; about half a millisecond. */
export const CHUNK = 4096;

/** What a meeting beyond the most that a pair should have costs, in repeats. */
const OFTEN = 16;

/**
 * Simulated annealing: swaps two players of different tables of one round, takes every step that costs nothing, and a
 * costly one with probability exp(-cost/temperature). Yields after every chunk; `better` is called whenever this walk is at
 * its best so far.
 */
export function* walk(room: Room, how: Walk, rng: Rng, better: () => void): Generator<undefined> {
  const { hasOdd, hasNear, limit } = room;
  const { movable, movableFrom, movableTo, tableOfSeat, roundOfTable } = room.layout;
  if (movable.length < 2) return;
  const perSquare = how.uneven / 2;
  const prices = Int32Array.from({ length: 64 }, (_, met) => (met === 0 ? 0 : met < limit ? 1 : 1 + OFTEN));
  const cooling = Math.pow(how.cold / how.hot, 256 / Math.max(how.steps, 256));
  let temperature = how.hot;
  let energy = 0;
  let best = 0;
  let bestRepeats = room.repeats;
  for (let step = 1; step <= how.steps; step++) {
    if (step % 256 === 0) temperature *= cooling;
    if (step % CHUNK === 0) yield;
    const s = cell(movable, below(movable.length, rng));
    const table = cell(tableOfSeat, s);
    const round = cell(roundOfTable, table);
    const from = cell(movableFrom, round);
    const t = cell(movable, from + below(cell(movableTo, round) - from, rng));
    if (table === cell(tableOfSeat, t)) continue;
    const deltaQ = room.deltaQ(s, t);
    let delta = deltaQ;
    if (hasOdd) delta += perSquare * room.deltaSquares(s, t);
    if (hasNear) delta += how.moves * room.deltaMoves(s, t);
    if (how.repeats > 0) delta += how.repeats * room.deltaPriced(s, t, prices);
    if (delta > 0 && rng() >= Math.exp(-delta / temperature)) continue;
    room.swap(s, t, deltaQ);
    energy += delta;
    if (energy < best || (energy === best && room.repeats < bestRepeats)) {
      best = energy;
      bestRepeats = room.repeats;
      better();
    }
  }
}
