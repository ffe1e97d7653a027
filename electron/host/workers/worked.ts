/** What a thread has found, and the processor time that it took, in ms. */
export interface Worked<T> {
  readonly found: T;
  readonly spent: number;
}
