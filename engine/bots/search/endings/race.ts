import { canonical } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Valued } from '../types.ts';
import { compared, meanAndError, NOTHING } from '../valued.ts';

/** In how many deals everything is tried before anything is left out. */
const BEFORE_LEAVING_OUT = 6;
/** By how many standard errors something must be behind to be left out. */
const HOPELESS = 2;
/** In how many deals all must have come to the same so that it is not tried further. */
const ALL_THE_SAME = 10;
/** In fewer deals nothing is better than what was advised. */
const FEWEST = 4;
/** By how many standard errors something must be ahead to be done instead of what was advised. */
const AHEAD = 0.5;

interface Runner {
  readonly action: Action;
  /** What it was paid, deal by deal. */
  readonly paid: number[];
}

/**
 * Compares what may be done in the same deals. What is clearly behind is left out of the next ones.
 */
export class Race {
  #runners: readonly Runner[];
  readonly #leftOut: Runner[] = [];
  /** What is done unless something else is better. */
  readonly #advised: Runner;

  /** `advised` is one of the actions. */
  constructor(actions: readonly Action[], advised: Action) {
    const others = actions.filter((action) => canonical(action) !== canonical(advised));
    this.#advised = { action: advised, paid: [] };
    this.#runners = [this.#advised, ...others.map((action) => ({ action, paid: [] }))];
  }

  /** What is still tried. */
  get actions(): readonly Action[] {
    return this.#runners.map(({ action }) => action);
  }

  /** Whether nothing more is to be found out: one thing is left, or all came to the same every time. */
  get isDecided(): boolean {
    if (this.#runners.length < 2) return true;
    return this.deals >= ALL_THE_SAME && this.#runners.every((one) => isSame(one, this.#advised));
  }

  /** In how many deals it was tried. */
  get deals(): number {
    return this.#advised.paid.length;
  }

  /** What each of `actions` was paid in one more deal. */
  add(paid: readonly number[]): void {
    for (const [i, runner] of this.#runners.entries()) runner.paid.push(paid[i] ?? 0);
    if (this.deals < BEFORE_LEAVING_OUT) return;
    const best = this.#runners.reduce((a, b) => (meanAndError(b.paid).mean > meanAndError(a.paid).mean ? b : a));
    this.#keep((one) => {
      const { mean, error } = lead(one, best);
      return mean + HOPELESS * error >= -NOTHING;
    });
  }

  /** What was advised is always kept: everything is compared with it. */
  #keep(isKept: (one: Runner) => boolean): void {
    const kept = this.#runners.filter((one) => one === this.#advised || isKept(one));
    this.#leftOut.push(...this.#runners.filter((one) => !kept.includes(one)));
    this.#runners = kept;
  }

  /** The best first. What was advised stays before everything that is not better by more than chance. */
  ranked(): readonly Valued[] {
    if (this.deals === 0) return [];
    const isBetter = (one: Runner): boolean => {
      const { mean, error } = lead(one, this.#advised);
      return this.deals >= FEWEST && mean > AHEAD * error + NOTHING;
    };
    const byMean = (some: readonly Runner[]) =>
      [...some].sort((a, b) => meanAndError(b.paid).mean - meanAndError(a.paid).mean);
    const others = this.#runners.filter((one) => one !== this.#advised);
    const better = others.filter(isBetter);
    const behind = [...others.filter((one) => !better.includes(one)), ...this.#leftOut];
    const ranked = [...byMean(better), this.#advised, ...byMean(behind)];
    return compared(ranked.map(({ action, paid }) => ({ action, payments: paid })));
  }
}

const isSame = (one: Runner, other: Runner): boolean => one.paid.every((paid, i) => paid === other.paid[i]);

/** By how much one was ahead of another in the same deals. */
const lead = (one: Runner, other: Runner): Omit<Valued, 'action'> =>
  meanAndError(one.paid.map((paid, i) => paid - (other.paid[i] ?? 0)));
