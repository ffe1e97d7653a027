/** At how many seconds before the end it is said what is left. */
const SAID_AT = [60, 30, 10] as const;
/** How often the time is looked at, in ms: no second is skipped on the screen. */
const EVERY = 500;

/** How many seconds are left at a moment of the host's time (ms); 0 only when time is up. */
export const secondsLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

/** Whether what is left has to be said: it has come to one of those marks since it was last looked at. */
export const isSaidNow = (before: number, left: number): boolean =>
  left > 0 && SAID_AT.some((mark) => left <= mark && before > mark);

/** What is left of a phase that ends at a certain time, by the host's clock. */
export class PhaseClock {
  readonly #now: () => number;
  /** Seconds; `undefined`: no such clock runs. */
  left = $state<number>();
  /** What was left when that was last to be said; `undefined`: nothing has been. */
  said = $state<number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Follows a clock that runs until then, or none; returns what ends that. */
  follow(until: string | null): () => void {
    this.said = undefined;
    this.left = until === null ? undefined : secondsLeft(until, this.#now());
    if (until === null) return () => undefined;
    const ticking = setInterval(() => this.#look(until), EVERY);
    return () => clearInterval(ticking);
  }

  #look(until: string): void {
    const [before, left] = [this.left ?? Infinity, secondsLeft(until, this.#now())];
    this.left = left;
    if (isSaidNow(before, left)) this.said = left;
  }
}
