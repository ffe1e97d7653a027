/** The time of day and what is done later, in ms; tests move it by hand. */
export interface Clock {
  now(): number;
  /** Runs `then` after so long, unless the returned function is called before. */
  later(then: () => void, milliseconds: number): () => void;
}

/** A computer that slept finds the time gone on: the time since the start of a page would have stood still. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  later(then, milliseconds) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
