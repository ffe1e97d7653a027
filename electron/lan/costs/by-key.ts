/** How many keys are remembered. */
const MOST = 2_000;
/** While all places are taken, entries at rest are looked for only at every nth newcomer. */
const SWEEP_EVERY = 50;

/**
 * Something for each address or guest, made when it is first asked for. Strangers choose how many keys there are, so only
 * `most` are remembered; and as they could push out what is remembered of them, only what is at rest is forgotten. When
 * nothing is, all newcomers share one.
 */
export class ByKey<T> {
  readonly #make: (key: string) => T;
  readonly #isAtRest: (one: T) => boolean;
  readonly #most: number;
  readonly #all = new Map<string, T>();
  #shared: T | undefined;
  /** How many came while there was no room. */
  #late = 0;

  /** `isAtRest`: whether a new one would be just the same. */
  constructor(make: (key: string) => T, isAtRest: (one: T) => boolean, most = MOST) {
    this.#make = make;
    this.#isAtRest = isAtRest;
    this.#most = most;
  }

  of(key: string): T {
    const known = this.#all.get(key);
    if (known) return known;
    // Looking through all of them for each newcomer would be work that strangers choose, too.
    if (this.#all.size >= this.#most && this.#late++ % SWEEP_EVERY === 0) this.#sweep();
    if (this.#all.size >= this.#most) return (this.#shared ??= this.#make('others'));
    const made = this.#make(key);
    this.#all.set(key, made);
    return made;
  }

  #sweep(): void {
    for (const [key, one] of this.#all) if (this.#isAtRest(one)) this.#all.delete(key);
    if (this.#all.size < this.#most) this.#late = 0;
  }
}
