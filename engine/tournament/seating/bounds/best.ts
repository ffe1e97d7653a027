import type { SeatingState } from '../anneal/seating-state.ts';
import { boundOf, knownOptimum } from './bounds.ts';
import type { Bound, Plan, Score, SeatingTask } from '../types.ts';

/** The best plan so far. */
export interface Found {
  readonly plan: Plan;
  readonly score: Score;
  /** Swaps tried so far: the same task, seed and number of steps give the same plan. */
  readonly steps: number;
  /** Q is the least possible. */
  readonly proven: boolean;
}

/** Swaps that are spent on what comes after Q once Q cannot be better; more where turns or moves count. */
const POLISHING = 2_000_000;
const MORE_POLISHING = 8_000_000;

type Criterion = keyof Score;

/** What counts first, second, ... */
const ORDERS: Readonly<Record<'fair' | 'near' | 'usual', readonly Criterion[]>> = {
  fair: ['uneven', 'q', 'often', 'moves', 'repeats'],
  near: ['q', 'often', 'moves', 'uneven', 'repeats'],
  usual: ['q', 'often', 'repeats', 'uneven', 'moves'],
};

/** Keeps the best that a room has been in, and knows when it is good enough. */
export class Best {
  readonly goal: Bound;
  seats: Int32Array;
  #score: Score;
  #plan: Plan | undefined;
  #steps = 0;
  #provenAt: number | undefined;
  readonly #room: SeatingState;
  readonly #order: readonly Criterion[];

  constructor(task: SeatingTask, state: SeatingState) {
    this.goal = knownOptimum(task) ?? boundOf(task);
    this.seats = state.at.slice();
    this.#score = { q: Infinity, repeats: Infinity, often: Infinity, uneven: Infinity, moves: Infinity };
    this.#room = state;
    this.#order = ORDERS[task.fair === true ? 'fair' : task.near ? 'near' : 'usual'];
  }

  /** Whether what the room holds now is better. */
  look(): void {
    const score = this.#room.score();
    const decides = this.#order.find((one) => score[one] !== this.#score[one]);
    if (decides === undefined || score[decides] > this.#score[decides]) return;
    this.seats.set(this.#room.at);
    this.#score = score;
    this.#plan = undefined;
    if (this.proven) this.#provenAt ??= this.#steps;
  }

  get proven(): boolean {
    return this.#score.q <= this.goal.q;
  }

  /** Nothing can be better, or what comes after Q has had its time. */
  finished(): boolean {
    const { repeats, often, uneven, moves } = this.#score;
    if (!this.proven) return false;
    if (uneven === 0 && moves === 0 && often === 0 && repeats <= this.goal.repeats) return true;
    const polishing = uneven > 0 || moves > 0 ? MORE_POLISHING : POLISHING;
    return this.#steps - (this.#provenAt ?? 0) > polishing + (this.#provenAt ?? 0);
  }

  /** Swaps looked at so far. */
  get steps(): number {
    return this.#steps;
  }

  /**
   * Goes along with a walk, showing the best plan at each of its pauses; leaves it when this is good enough, and when
   * it has become the least in Q: from there on others go on.
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
      const now = this.#room.at.slice();
      this.#room.at.set(this.seats);
      this.#plan = this.#room.plan();
      this.#room.at.set(now);
    }
    return { plan: this.#plan, score: this.#score, steps: this.#steps, proven: this.proven };
  }
}
