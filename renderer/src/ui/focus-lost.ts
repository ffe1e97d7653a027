import { tick } from 'svelte';

/** Whether nothing has the focus: the element that had it is gone. */
export const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** After a press that may have removed its own button: focus moves to this element instead of being lost. */
export async function goOnAt(place: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (isFocusLost()) place()?.focus();
}
