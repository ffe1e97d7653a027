/** Waits for something that others are expected to send, by a name for it, and no longer than agreed. */
export class Arrivals {
  readonly #longest: number;
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** `longest`: in ms. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Ends when what is awaited is there, or the time is over. */
  until(what: string): Promise<void> {
    const those = this.#waiting.get(what) ?? new Set();
    this.#waiting.set(what, those);
    return new Promise((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        this.#timers.delete(timer);
        those.delete(over);
        if (those.size === 0) this.#waiting.delete(what);
        resolve();
      };
      const timer = setTimeout(over, this.#longest);
      this.#timers.add(timer);
      those.add(over);
    });
  }

  /** It has arrived. */
  arrived(what: string): void {
    for (const over of [...(this.#waiting.get(what) ?? [])]) over();
  }

  /** Cancels all waiting, without any effect. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
