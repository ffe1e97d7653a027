import { must } from '#engine/core/assert-never.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Valued } from './types.ts';
import { compared, meanAndError, type Tried } from './valued.ts';

/** Something that may be done, or silence, and what it paid in each deal in which it was tried. */
interface Trial {
  readonly option: Action | null;
  readonly isModest: boolean;
  readonly payments: number[];
}

/**
 * Tries many options with few play-outs: all in the same deals at first, then in rounds of as many play-outs the better half of
 * those that are left. The best of the modest ones is among these to the end, for the others are measured by it.
 */
export class Trials {
  readonly #trials: readonly Trial[];
  readonly #share: number;
  #alive: readonly Trial[];
  #left: number;

  /** `modest`: those of the options that let things be, or nothing that is played for is raised by. */
  constructor(options: readonly (Action | null)[], playouts: number, modest: readonly (Action | null)[] = options) {
    this.#trials = options.map((option) => ({ option, isModest: modest.includes(option), payments: [] }));
    this.#alive = this.#trials;
    const rounds = Math.max(1, Math.ceil(Math.log2(options.length)));
    this.#share = playouts / rounds;
    this.#left = Math.max(this.#share, Math.min(options.length, playouts));
  }

  /** Those that are still tried, in their order. */
  get alive(): readonly (Action | null)[] {
    return this.#alive.map(({ option }) => option);
  }

  /** Whether there are play-outs for one more deal. */
  get goesOn(): boolean {
    return this.#left >= this.#alive.length;
  }

  /** What those that are alive paid in one more deal, in their order. */
  add(paid: readonly number[]): void {
    for (const [i, { payments }] of this.#alive.entries()) payments.push(must(paid[i], 'a payment'));
    this.#left -= this.#alive.length;
    if (this.goesOn || this.#alive.length <= 2) return;
    this.#alive = betterHalf(this.#alive);
    this.#left += this.#share;
  }

  /** What was tried, the best first, up to silence: to speak is no better than that. `undefined`: nothing was. */
  ranked(): readonly Valued[] | undefined {
    const tried = this.#trials.filter(({ payments }) => payments.length > 0);
    if (tried.length === 0) return undefined;
    // Those that were given up follow those that were tried longer.
    const ranked = restrained(
      [...tried].sort((a, b) => b.payments.length - a.payments.length || meanOf(b) - meanOf(a)),
    );
    const silence = ranked.findIndex(({ option }) => option === null);
    const best = (silence < 0 ? ranked : ranked.slice(0, silence)).flatMap(({ option, payments }): readonly Tried[] =>
      option ? [{ action: option, payments }] : [],
    );
    return compared(best);
  }
}

/** The best of the modest ones takes the last place if none of them has one. */
function betterHalf(alive: readonly Trial[]): readonly Trial[] {
  const ranked = byMean(alive);
  const better = ranked.slice(0, Math.ceil(ranked.length / 2));
  const modest = ranked.find(({ isModest }) => isModest);
  return !modest || better.includes(modest) ? better : [...better.slice(0, -1), modest];
}

/**
 * Whoever bids, buys or doubles where they could let things be loses more if it goes wrong. Of many things that are tried in a few deals
 * some look better by chance alone: what is not better by more than that comes behind the best of the modest ones.
 */
function restrained(ranked: readonly Trial[]): readonly Trial[] {
  const at = ranked.findIndex(({ isModest }) => isModest);
  const [modest, ...behind] = ranked.slice(Math.max(0, at));
  if (at <= 0 || !modest) return ranked;
  const margin = luckiestOf(ranked.filter(({ isModest }) => !isModest).length);
  const before = ranked.slice(0, at);
  const [sure, unsure] = [true, false].map((is) => before.filter((one) => isBetter(one, modest, margin) === is));
  return [...(sure ?? []), modest, ...(unsure ?? []), ...behind];
}

/** By how many standard errors the luckiest of some that are no better looks better; of one alone, by one. */
const luckiestOf = (count: number): number => Math.max(1, Math.sqrt(2 * Math.log(count)));

/** Whether it pays more, by more than this number of standard errors, in the deals in which both were tried. */
function isBetter(one: Trial, other: Trial, margin: number): boolean {
  const more = one.payments.flatMap((paid, deal) => {
    const there = other.payments[deal];
    return there === undefined ? [] : [paid - there];
  });
  const { mean, error, worlds } = meanAndError(more);
  return worlds > 1 && mean > margin * error;
}

const byMean = (trials: readonly Trial[]): readonly Trial[] => [...trials].sort((a, b) => meanOf(b) - meanOf(a));
const meanOf = ({ payments }: Trial): number => meanAndError(payments).mean;
