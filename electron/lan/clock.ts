/** Runs something repeatedly, every `ms`, until the returned function is called. */
export type Every = (ms: number, run: () => void) => () => void;

/** The system's own timer; it keeps no process alive. */
export const every: Every = (ms, run) => {
  const timer = setInterval(run, ms).unref();
  return () => clearInterval(timer);
};
