/** How often each thing was tried, in all runs. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(what: string): void {
    this.#counts.set(what, this.of(what) + 1);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }
}
