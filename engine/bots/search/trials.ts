import { must } from '#engine/core/assert-never.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Valued } from './types.ts';
import { compared, meanAndError, type Tried } from './valued.ts';

/** Something that may be done, or silence, and what it paid in each deal in which it was tried. */
interface Trial {
  readonly option: Action | null;
  readonly payments: number[];
}

/**
 * Tries many options with few play-outs: all in the same deals at first, then in rounds of as many play-outs the better half of
 * those that are left.
 */
export class Trials {
  readonly #trials: readonly Trial[];
  readonly #share: number;
  #alive: readonly Trial[];
  #left: number;

  constructor(options: readonly (Action | null)[], playouts: number) {
    this.#trials = options.map((option) => ({ option, payments: [] }));
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
    this.#alive = byMean(this.#alive).slice(0, Math.ceil(this.#alive.length / 2));
    this.#left += this.#share;
  }

  /** What was tried, the best first, up to silence: to speak is no better than that. `undefined`: nothing was. */
  ranked(): readonly Valued[] | undefined {
    const tried = this.#trials.filter(({ payments }) => payments.length > 0);
    if (tried.length === 0) return undefined;
    // Those that were given up follow those that were tried longer.
    const ranked = [...tried].sort((a, b) => b.payments.length - a.payments.length || meanOf(b) - meanOf(a));
    const silence = ranked.findIndex(({ option }) => option === null);
    const best = (silence < 0 ? ranked : ranked.slice(0, silence)).flatMap(({ option, payments }): readonly Tried[] =>
      option ? [{ action: option, payments }] : [],
    );
    return compared(best);
  }
}

const byMean = (trials: readonly Trial[]): readonly Trial[] => [...trials].sort((a, b) => meanOf(b) - meanOf(a));
const meanOf = ({ payments }: Trial): number => meanAndError(payments).mean;
