/** Who pays for what comes over a connection, in messages, bytes and processor time. */
export interface Payer {
  /** Whether nothing more is taken in from there for the moment. */
  readonly isEmpty: boolean;
  /** Calls `then` once, as soon as it is not empty any more. */
  whenReady(then: () => void): void;
  countMessage(): void;
  countBytes(bytes: number): void;
  /** Does something, and counts the processor time that it takes. */
  work<T>(run: () => T): T;
  /** Counts what a thread has spent on it, in ms. It kept nobody else waiting. */
  charge(spent: number): void;
}
