import type { Attachment } from 'svelte/attachments';

/** What changes the page around it: a table or a replay fills the window, a projector stands alone, paper is printed. */
type Mark = 'board' | 'replay' | 'projector' | 'on-paper' | 'papers' | 'running-sheet';

const shown = new Map<Mark, number>();

/** As long as the element is there, the whole page says so by a class `has-…`; not all browsers know `:has()`. */
export const marksPage = (mark: Mark): Attachment =>
  function (element) {
    const page = element.ownerDocument.documentElement;
    const count = (by: number): void => {
      const now = (shown.get(mark) ?? 0) + by;
      shown.set(mark, now);
      page.classList.toggle(`has-${mark}`, now > 0);
    };
    count(1);
    return () => count(-1);
  };
