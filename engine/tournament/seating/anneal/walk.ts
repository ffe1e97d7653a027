import { below, type Rng } from '#engine/core/rng.ts';
import { cell } from '../cells.ts';
import { Scan, type Weights } from './scan.ts';
import type { SeatingState } from './seating-state.ts';

/** How a walk goes: between which temperatures, and what counts besides Q. */
export interface Walk extends Weights {
  /** Temperatures, in units of Q, between which it cools geometrically. */
  readonly hot: number;
  readonly cold: number;
  /** Cost of a repeat, in units of Q. Zero makes the walk faster. */
  readonly repeats: number;
}

/** How much of a walk is over, from 0 to 1; it ends at 1. */
export type Progress = (steps: number) => number;

/** Who goes along with a walk. */
export interface Attendant {
  readonly progress: Progress;
  /** Called whenever the walk is at its best so far. */
  readonly better: () => void;
}

/** Swaps considered between two looks at the clock; less than a millisecond. */
export const CHUNK = 16_384;
/** Scans between two changes of the temperature. */
const COOLED = 32;

/** Cost, in repeats, of a meeting beyond the most that a pair should have. */
const OFTEN = 16;

/**
 * Simulated annealing: picks a random seat, and a swap of its player with another one of the same round by weighted draw.
 * Yields after every chunk the number of swaps considered since the last one.
 */
export function* walk(state: SeatingState, how: Walk, rng: Rng, { progress, better }: Attendant): Generator<number> {
  const { pairs } = state;
  const { movable, tableOfSeat, roundOfTable, roundStart, tableStart } = state.layout;
  if (movable.length < 2) return;
  const scan = new Scan(state);
  const dear = (): number => pairs.repeats + OFTEN * pairs.often;
  let temperature = how.hot;
  let energy = 0;
  let best = 0;
  let bestRepeats = pairs.repeats;
  let steps = 0;
  let reported = 0;
  for (let i = 0; ; i++) {
    if (i % COOLED === 0) {
      const done = progress(steps);
      if (done >= 1) break;
      temperature = how.hot * (how.cold / how.hot) ** done;
    }
    if (steps - reported >= CHUNK) {
      yield steps - reported;
      reported = steps;
    }
    const s = cell(movable, below(movable.length, rng));
    const round = cell(roundOfTable, cell(tableOfSeat, s));
    steps += cell(tableStart, cell(roundStart, round + 1)) - cell(tableStart, cell(roundStart, round));
    const t = scan.choose(s, temperature, how, rng);
    if (t < 0) continue;
    let delta = scan.delta;
    const before = how.repeats > 0 ? dear() : 0;
    state.swap(s, t);
    if (how.repeats > 0) {
      const repeats = how.repeats * (dear() - before);
      if (repeats > 0 && rng() >= Math.exp(-repeats / temperature)) {
        state.swap(s, t);
        continue;
      }
      delta += repeats;
    }
    energy += delta;
    if (energy < best || (energy === best && pairs.repeats < bestRepeats)) {
      best = energy;
      bestRepeats = pairs.repeats;
      better();
    }
  }
  yield steps - reported;
}
