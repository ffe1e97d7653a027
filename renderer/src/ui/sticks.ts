/**
 * An element that stays at the top of the window while the page moves below it: the page knows its height in `--stuck`,
 * so that a field which the keyboard comes to is not hidden behind it.
 */
export function sticks(node: HTMLElement): () => void {
  const page = node.ownerDocument.documentElement;
  const measure = new ResizeObserver(() => page.style.setProperty('--stuck', `${String(node.offsetHeight)}px`));
  measure.observe(node);
  return () => {
    measure.disconnect();
    page.style.removeProperty('--stuck');
  };
}
