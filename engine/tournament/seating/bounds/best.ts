import type { SeatingState } from '../anneal/seating-state.ts';
import type { Bound, Plan, Score, SeatingTask } from '../types.ts';
import { boundOf, knownOptimum } from './bounds.ts';

/** The best plan so far. */
export interface Found {
  readonly plan: Plan;
  readonly score: Score;
  /** Swaps tried so far: the same task, seed and number of steps give the same plan. */
  readonly steps: number;
  /** Q is the least possible. */
  readonly proven: boolean;
}

/** Swaps spent on the criteria after Q once Q cannot be improved; more if turns or moves count. */
const POLISHING = 2_000_000;
const MORE_POLISHING = 8_000_000;

type Criterion = keyof Score;

/** The order of the criteria. */
const ORDERS: Readonly<Record<'fair' | 'near' | 'usual', readonly Criterion[]>> = {
  fair: ['uneven', 'q', 'often', 'moves', 'repeats'],
  near: ['q', 'often', 'moves', 'uneven', 'repeats'],
  usual: ['q', 'often', 'repeats', 'uneven', 'moves'],
};

/** Keeps the best plan that a seating state has had, and knows when it is good enough. */
export class Best {
  readonly goal: Bound;
  seats: Int32Array;
  #score: Score;
  #plan: Plan | undefined;
  #steps = 0;
  #provenAt: number | undefined;
  readonly #state: SeatingState;
  readonly #order: readonly Criterion[];

  constructor(task: SeatingTask, state: SeatingState) {
    this.goal = knownOptimum(task) ?? boundOf(task);
    this.seats = state.at.slice();
    this.#score = { q: Infinity, repeats: Infinity, often: Infinity, uneven: Infinity, moves: Infinity };
    this.#state = state;
    this.#order = ORDERS[task.fair === true ? 'fair' : task.near ? 'near' : 'usual'];
  }

  /** Takes over the current plan if it is better. */
  look(): void {
    const score = this.#state.score();
    const decides = this.#order.find((one) => score[one] !== this.#score[one]);
    if (decides === undefined || score[decides] > this.#score[decides]) return;
    this.seats.set(this.#state.at);
    this.#score = score;
    this.#plan = undefined;
    if (this.proven) this.#provenAt ??= this.#steps;
  }

  get proven(): boolean {
    return this.#score.q <= this.goal.q;
  }

  /** Nothing can be better, or the criteria after Q have had their time. */
  finished(): boolean {
    const { repeats, often, uneven, moves } = this.#score;
    if (!this.proven) return false;
    if (uneven === 0 && moves === 0 && often === 0 && repeats <= this.goal.repeats) return true;
    const polishing = uneven > 0 || moves > 0 ? MORE_POLISHING : POLISHING;
    return this.#steps - (this.#provenAt ?? 0) > polishing + (this.#provenAt ?? 0);
  }

  /** Swaps considered so far. */
  get steps(): number {
    return this.#steps;
  }

  /**
   * Follows a walk and yields the best plan at each of its pauses. Leaves it when this plan is good enough, or when Q
   * becomes minimal: other walks continue from there.
   */
  *during<T>(walk: Generator<number, T>): Generator<Found, T | undefined> {
    const { proven } = this;
    for (;;) {
      const next = walk.next();
      if (next.done === true) return next.value;
      this.#steps += next.value;
      yield this.found();
      if (this.finished() || this.proven !== proven) return undefined;
    }
  }

  found(): Found {
    if (!this.#plan) {
      const now = this.#state.at.slice();
      this.#state.at.set(this.seats);
      this.#plan = this.#state.plan();
      this.#state.at.set(now);
    }
    return { plan: this.#plan, score: this.#score, steps: this.#steps, proven: this.proven };
  }
}
