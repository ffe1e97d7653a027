import type { Attachment } from 'svelte/attachments';
import { isAtGame } from './at-game.ts';
import type { StageState } from './stage.svelte.ts';

/**
 * Every click or key press at the table passes through here first: an echo of the last press does nothing, and while a
 * trick is on the table the first press takes it away. A page without a table of its own is guarded as a whole.
 */
export const guarded =
  (stage: StageState, whole = true): Attachment<HTMLElement> =>
  (node) => {
    const look = (event: MouseEvent | KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : node;
      const isClick = event.type === 'click';
      if (!whole && !isAtGame(target, isClick)) return;
      // Nobody has seen the trick yet that the previous press completed.
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

/** Whether a press takes away the trick on the table: Enter or the space bar, if they do nothing else. */
export function takesTrick({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  const at = target instanceof Element ? target : null;
  return !at?.closest('a, button, summary, select, input, textarea, dialog') || at.closest('[data-deeds]') !== null;
}
