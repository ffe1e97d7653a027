/** A token bucket: so many at once, so many a second in the long run. */
export class TokenBucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now` in ms. */
  constructor(most: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Takes one, if there is one left. */
  take(): boolean {
    const at = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((at - this.#at) / 1000) * this.#perSecond);
    this.#at = at;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
