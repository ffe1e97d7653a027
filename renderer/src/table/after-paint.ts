import type { Later } from './stage.ts';

/** How long at most a window that is not painted (covered, minimised) holds up what comes next, in ms. */
const UNPAINTED = 250;

/**
 * Runs something so many ms after what is on the screen now has been painted: a slow machine shows it no shorter.
 * `whenPainted`: runs something as soon as that is so.
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
