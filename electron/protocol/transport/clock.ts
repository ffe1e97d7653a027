/** The time of day and timers, in ms; tests move it by hand. */
export interface Clock {
  now(): number;
  /** Runs `then` after a delay in ms, unless the returned function is called before. */
  later(then: () => void, milliseconds: number): () => void;
}

/** Taken when the page is loaded: if a test moves its clock later, the other end of a connection does not move with it. */
const { Date, setTimeout, clearTimeout } = globalThis;

/** The wall clock goes on while a computer sleeps; the time since the start of a page would have stood still. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  later(then, milliseconds) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
