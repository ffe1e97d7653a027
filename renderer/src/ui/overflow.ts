import type { Attachment } from 'svelte/attachments';

/** Looks at an element whenever it scrolls, or its size or that of what is in it changes. */
const watched =
  (look: (node: HTMLElement) => void): Attachment<HTMLElement> =>
  (node) => {
    const now = () => look(node);
    const sizes = new ResizeObserver(now);
    const watch = () => {
      sizes.disconnect();
      // Each is told of in the next frame, once it is laid out: whoever asks now has the whole page laid out in between.
      for (const one of [node, ...node.children]) sizes.observe(one);
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

/** Keeps on an element where it stands: `data-more` is `none` if all of it is in sight, `below`, or at the `end` of what scrolls. */
export const moreBelow = watched((node) => {
  const hidden = node.scrollHeight - node.clientHeight;
  node.dataset['more'] = hidden <= 1 ? 'none' : hidden - node.scrollTop > 1 ? 'below' : 'end';
});

/**
 * Lets the keyboard come to an element while it scrolls, though nothing in it can be pressed (WCAG 2.1.1). `label`: what it is
 * called then, unless it has a name of its own; not a landmark, since its section often has the same name.
 */
export const reachable = (label?: string): Attachment<HTMLElement> => {
  const named = { tabindex: '0', ...(label !== undefined && { role: 'group', 'aria-label': label }) };
  return watched((node) => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    for (const [name, value] of Object.entries(named))
      if (scrolls) node.setAttribute(name, value);
      else node.removeAttribute(name);
  });
};
