import type { Later } from './stage.ts';

/** How long at most a window that is not painted (covered, minimised) delays what comes next, in ms. */
const UNPAINTED = 250;

/**
 * Runs a callback `milliseconds` after the current screen has been painted: a slow machine does not show it for less time.
 * `whenPainted`: runs a callback as soon as that has happened.
 */
export const afterPaint =
  (whenPainted: (then: () => void) => void): Later =>
  (then, milliseconds) => {
    let isPainted = false;
    let isOver = false;
    const painted = () => {
      if (isPainted || isOver) return;
      isPainted = true;
      clearTimeout(timer);
      timer = setTimeout(then, milliseconds);
    };
    let timer = setTimeout(painted, UNPAINTED);
    whenPainted(painted);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };
