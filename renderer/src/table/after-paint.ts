import type { Later } from './stage.ts';

/** How long at most a window that is not painted (covered, minimised) holds up what comes next, in ms. */
const UNPAINTED = 250;

/** Runs something after so many ms, and not before what is on the screen now has been painted. */
export const afterPaint: Later = (then, milliseconds) => {
  let isOver = false;
  const timers = new Set<number>();
  const run = () => {
    if (isOver) return;
    stop();
    then();
  };
  const stop = () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
  const wait = (what: () => void, how: number) => timers.add(window.setTimeout(what, how));
  wait(() => {
    wait(run, UNPAINTED);
    // The frame after the next one: the next one paints it.
    requestAnimationFrame(() => requestAnimationFrame(run));
  }, milliseconds);
  return stop;
};
