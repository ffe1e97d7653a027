/** Counts what exists at the same time from each address, up to a limit. */
export class PerAddressLimit {
  readonly #most: number;
  readonly #here = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is room for one more; if so it is counted until `left` is called, once. */
  admits(from: string): boolean {
    const here = this.#here.get(from) ?? 0;
    if (here >= this.#most) return false;
    this.#here.set(from, here + 1);
    return true;
  }

  left(from: string): void {
    const left = (this.#here.get(from) ?? 1) - 1;
    if (left > 0) this.#here.set(from, left);
    else this.#here.delete(from);
  }
}
