import { tick } from 'svelte';

/** Whether the keyboard has no place of its own: what it was at is gone. */
export const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** After a press that may have taken its own key away: the reader goes on at this place, and is not lost. */
export async function goOnAt(place: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (isFocusLost()) place()?.focus();
}
