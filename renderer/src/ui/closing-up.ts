import type { Attachment } from 'svelte/attachments';
import { inFrame } from './in-frame.ts';
import { isMotionReduced } from './reduced-motion.ts';

/** How long it takes, in ms. */
const TIME = 160;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Lets what stays in a list move to where it lies now, as cards of a hand close up when one is played. */
export const closesUp: Attachment<HTMLElement> = (list) => {
  let places = placesIn(list);
  let forget: (() => void) | undefined;
  const look = () => {
    const before = places;
    places = placesIn(list);
    forget = undefined;
    return isMotionReduced() ? undefined : () => move(before, places);
  };
  const changes = new MutationObserver(() => (forget ??= inFrame(look)));
  changes.observe(list, { childList: true });
  // In another window everything lies elsewhere, and nothing moves there.
  const sizes = new ResizeObserver(() => {
    if (!forget) places = placesIn(list);
  });
  sizes.observe(list);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    forget?.();
  };
};

/** Where each of a list lies, whatever moves it at the moment. */
const placesIn = (list: HTMLElement): ReadonlyMap<HTMLElement, Place> =>
  new Map(
    [...list.children]
      .filter((item) => item instanceof HTMLElement)
      .map((item) => [item, { left: item.offsetLeft, top: item.offsetTop }]),
  );

function move(before: ReadonlyMap<HTMLElement, Place>, now: ReadonlyMap<HTMLElement, Place>): void {
  for (const [item, { left, top }] of now) {
    const was = before.get(item);
    if (was && (was.left !== left || was.top !== top))
      item.animate({ translate: [`${was.left - left}px ${was.top - top}px`, '0px 0px'] }, TIME);
  }
}
