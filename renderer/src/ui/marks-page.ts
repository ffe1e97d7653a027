import type { Attachment } from 'svelte/attachments';

/**
 * Elements that change the page around them: a table or a replay fills the window, a projector is shown alone, paper is
 * printed.
 */
type Mark = 'board' | 'replay' | 'projector' | 'on-paper' | 'papers' | 'running-sheet';

const shown = new Map<Mark, number>();

/** While the element exists, the page has a class `has-…`; not all browsers support `:has()`. */
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
