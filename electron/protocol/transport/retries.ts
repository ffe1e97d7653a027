import type { Clock } from './clock.ts';

/** Waits between attempts to reconnect, in ms, before jitter; the last one repeats while somebody looks. */
const WAITS = [100, 300, 700, 1500, 3000];
/** While nobody looks each wait is twice the one before, up to this. */
const LONGEST_WAIT = 60_000;
/**
 * So long after the connection was lost, or after the page was last touched, even a visible page waits that long, in ms: the room is
 * closed, and the phone lies on the table.
 */
const TIRES_AFTER = 30 * 60_000;
/** Connections that start over sooner after each other than this, in ms, wait as after failures. */
const CALM = 60_000;

export interface RetryOptions {
  readonly clock: Clock;
  /** In [0, 1). */
  random(): number;
  /** Whether the page is visible; if not, it can wait longer. Missing: always. */
  watched?(): boolean;
  /** Whether the page tries only once a minute although somebody may be looking: a touch helps. */
  rests?(is: boolean): void;
}

/** How long a page waits before it tries to connect again. */
export class Retries {
  readonly #options: RetryOptions;
  #failures = 0;
  #renewals = 0;
  #renewedAt = -Infinity;
  /** Since when it has been trying with nobody touching the page; missing: there is a connection. */
  #since: number | undefined;
  #rests = false;

  constructor(options: RetryOptions) {
    this.#options = options;
  }

  /** Whether no attempt has failed since there was a connection. */
  get isFirst(): boolean {
    return this.#failures === 0;
  }

  /** Somebody touches the page. */
  touched(): void {
    if (this.#since !== undefined) this.#since = this.#options.clock.now();
  }

  /** There is a connection. */
  succeeded(): void {
    this.#failures = 0;
    this.#since = undefined;
    this.rest(false);
  }

  /** A connection is about to start over; gives whether it may do so at once. */
  renewed(): boolean {
    const now = this.#options.clock.now();
    this.#renewals = Math.abs(now - this.#renewedAt) > CALM ? 0 : this.#renewals + 1;
    this.#renewedAt = now;
    return this.#renewals === 0;
  }

  /** An attempt has failed; gives after how many ms the next one is due. */
  failed(): number {
    const options = this.#options;
    const now = options.clock.now();
    const tries = Math.max(this.#failures++, this.#renewals - 1);
    const last = WAITS.length - 1;
    const step = WAITS[Math.min(tries, last)] ?? LONGEST_WAIT;
    this.#since ??= now;
    const isWatched = options.watched?.() ?? true;
    const isTired = now - this.#since >= TIRES_AFTER;
    this.rest(isWatched && isTired);
    const unseen = Math.min(LONGEST_WAIT, step * 2 ** Math.max(0, tries - last));
    const wait = !isWatched ? unseen : isTired ? LONGEST_WAIT : step;
    // Between half and the whole of the step, so that many pages do not come back in the same moment.
    return wait * (0.5 + options.random() / 2);
  }

  rest(is: boolean): void {
    if (is === this.#rests) return;
    this.#rests = is;
    this.#options.rests?.(is);
  }
}
