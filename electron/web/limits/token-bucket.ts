/** A token bucket: `most` at once, `perSecond` in the long run. */
export interface Rate {
  readonly most: number;
  readonly perSecond: number;
}

export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now` in ms. */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.most;
    this.#at = now();
  }

  /** Takes one, if there is one left. */
  take(): boolean {
    if (this.left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** How much is left; below zero if more was spent than there was. */
  get left(): number {
    const { most, perSecond } = this.#rate;
    const at = this.#now();
    this.#left = Math.min(most, this.#left + (Math.max(0, at - this.#at) / 1000) * perSecond);
    this.#at = at;
    return this.#left;
  }

  get isFull(): boolean {
    return this.left >= this.#rate.most;
  }

  /** Spends `amount` even if there is not enough. No debt takes longer than `longest` seconds to be made up. */
  spend(amount: number, longest = Infinity): void {
    this.#left = Math.max(this.left - amount, -longest * this.#rate.perSecond);
  }

  /** In how many ms `wanted` will be there. */
  until(wanted: number): number {
    return Math.max(0, ((wanted - this.left) / this.#rate.perSecond) * 1000);
  }
}
