import type { Attachment } from 'svelte/attachments';

/** Looks at an element whenever it scrolls, or its size or that of what is in it changes. */
const watched =
  (look: (node: HTMLElement) => void): Attachment<HTMLElement> =>
  (node) => {
    const now = () => look(node);
    const sizes = new ResizeObserver(now);
    const watch = () => {
      sizes.disconnect();
      for (const one of [node, ...node.children]) sizes.observe(one);
      now();
    };
    const children = new MutationObserver(watch);
    children.observe(node, { childList: true });
    watch();
    node.addEventListener('scroll', now, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', now);
    };
  };

/** Keeps on an element that scrolls whether there is more below: `data-more="true"`. */
export const moreBelow = watched((node) => {
  node.dataset['more'] = String(node.scrollHeight - node.clientHeight - node.scrollTop > 1);
});

/** Lets the keyboard come to an element while it scrolls, though nothing in it can be pressed. */
export const reachable = watched((node) => {
  if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
  else node.removeAttribute('tabindex');
});
