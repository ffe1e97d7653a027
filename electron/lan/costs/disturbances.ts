import type { Disturbance, Disturbs } from '#electron/protocol/room.ts';
import type { Clock } from '#electron/protocol/transport/clock.ts';
import type { Whose } from './budgets.ts';

/** A disturbance is over after this much quiet, in ms. */
const QUIET = 60_000;
/** The most that are shown to the director. */
const MOST = 50;

/** Who sends too much at the moment, for the director; the first one comes first. */
export class Disturbances {
  readonly #clock: Clock;
  readonly #now: () => string;
  readonly #changed: () => void;
  readonly #all = new Map<string, { readonly reported: Disturbance; readonly forget: () => void }>();

  /** `now`: the time of day, ISO. */
  constructor(clock: Clock, now: () => string, changed: () => void) {
    this.#clock = clock;
    this.#now = now;
    this.#changed = changed;
  }

  get all(): readonly Disturbance[] {
    return [...this.#all.values()].map(({ reported }) => reported);
  }

  happens(whose: Whose, why: Disturbs): void {
    const key = 'guest' in whose ? `guest:${whose.guest}` : `door:${whose.address}`;
    const before = this.#all.get(key);
    before?.forget();
    if (!before && this.#all.size >= MOST) return;
    const reported = { ...whose, since: before?.reported.since ?? this.#now(), why };
    const forget = this.#clock.later(() => {
      this.#all.delete(key);
      this.#changed();
    }, QUIET);
    this.#all.set(key, { reported, forget });
    if (before?.reported.why === why) return;
    console.warn(`${key} sends too much: ${why}`);
    this.#changed();
  }

  close(): void {
    for (const { forget } of this.#all.values()) forget();
    this.#all.clear();
  }
}
