/** Something that a writer has read and accepts: as long as it stays what they have read. */
export class Acceptance {
  readonly #shown: () => unknown;
  #read = $state<string | null>(null);

  /** `shown`: what there is to read, as JSON; nothing if it is nullish or false. */
  constructor(shown: () => unknown) {
    this.#shown = shown;
  }

  get given(): boolean {
    const now = this.#now;
    return now !== null && this.#read === now;
  }

  set given(given: boolean) {
    this.#read = given ? this.#now : null;
  }

  get #now(): string | null {
    const shown = this.#shown();
    return shown === undefined || shown === null || shown === false ? null : JSON.stringify(shown);
  }
}
