/** Queues steps: each begins when the previous one has been answered. */
export function inTurn(): <T>(step: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (step) => {
    const done = before.then(step);
    before = done;
    return done;
  };
}
