import type { Attachment } from 'svelte/attachments';
import type { StageState } from './stage.svelte.ts';

/** What does something at the table, beside the felt itself. */
const DEEDS = '[data-deeds]';
const FELT = '[data-drop="felt"]';

/**
 * Everything that is done at the table by click or key goes through here first: an echo of the last press does nothing,
 * and while a trick stands the first press takes it away. A page without a table of its own is one deed as a whole.
 */
export const guarded =
  (stage: StageState, whole = true): Attachment<HTMLElement> =>
  (node) => {
    const look = (event: MouseEvent | KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : node;
      const isClick = event.type === 'click';
      if (!whole && !target.closest(isClick ? `${DEEDS}, ${FELT}` : DEEDS)) return;
      // Nobody has seen a trick yet that was filled by the press before.
      const isEarly = isClick && stage.trick === 'stands' && stage.guard.rests;
      if (!isEarly && !stage.guard.stops(event) && !(isClick && stage.take())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener('click', look, { capture: true });
    node.addEventListener('keydown', look, { capture: true });
    return () => {
      node.removeEventListener('click', look, { capture: true });
      node.removeEventListener('keydown', look, { capture: true });
    };
  };

/** Whether a press takes a trick away that stands: Enter or the space bar, where they do nothing else. */
export function takesTrick({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  const at = target instanceof Element ? target : null;
  return !at?.closest('a, button, summary, select, input, textarea, dialog') || at.closest('[data-deeds]') !== null;
}
