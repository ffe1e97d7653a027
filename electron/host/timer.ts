/** Runs something after so many ms, unless it is cancelled. */
export type Timer = (run: () => void, ms: number) => () => void;

export const REAL_TIME: Timer = (run, ms) => {
  const timeout = setTimeout(run, ms);
  return () => clearTimeout(timeout);
};
