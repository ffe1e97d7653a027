/** Runs something after `ms`, unless the returned function is called before: that cancels it. */
export type Timer = (run: () => void, ms: number) => () => void;

export const REAL_TIME: Timer = (run, ms) => {
  const timeout = setTimeout(run, ms);
  return () => clearTimeout(timeout);
};
