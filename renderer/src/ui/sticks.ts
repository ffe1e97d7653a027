/**
 * For an element that stays at the top of the window while the page scrolls below it: sets its height as `--stuck` on
 * the page, so that a focused field is not hidden behind it.
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
