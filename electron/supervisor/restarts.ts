/** The wait before the next start, in ms, by the number of recent deaths; the last one repeats. */
const PAUSES = [0, 1000, 5000] as const;
/** For how long a death counts as recent, in ms. */
const LATELY = 30 * 60_000;
/** This many deaths within that time, in ms, are too many: restarting would only hide why. */
const MOST = 3;
const WITHIN = 5 * 60_000;

/** Decides whether and when something that has died is restarted; the same for the app and for `npm start`. */
export class Restarts {
  readonly #now: () => number;
  #deaths: readonly number[] = [];

  /** `now` in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** It has died. Gives the pause before the next start in ms, or `null`: it stays away until somebody asks for it. */
  died(): number | null {
    const now = this.#now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < LATELY), now];
    if (this.#deaths.filter((at) => now - at < WITHIN).length >= MOST) return null;
    return PAUSES[Math.min(this.#deaths.length, PAUSES.length) - 1] ?? 0;
  }

  /** Somebody wants it to be tried again: earlier deaths no longer count. */
  forgive(): void {
    this.#deaths = [];
  }
}
