/**
 * What lasts as long as something stays the same, and is made again for what comes next. Whoever has begun something keeps the one
 * that it was begun with, and writes to that: what comes late then changes nothing of the next.
 */
export class Lasting<Key, One> {
  readonly #make: (before: One | undefined) => One;
  #now: { readonly key: Key; readonly one: One } | undefined;

  /** `before`: the one whose time ends. */
  constructor(make: (before: One | undefined) => One) {
    this.#make = make;
  }

  /** The one for this key: the same until another key is asked for. */
  at(key: Key): One {
    if (!this.#now || this.#now.key !== key) this.#now = { key, one: this.#make(this.#now?.one) };
    return this.#now.one;
  }
}
