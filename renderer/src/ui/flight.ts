import type { Attachment } from 'svelte/attachments';
import { inFrame } from './in-frame.ts';
import { isMotionReduced } from './reduced-motion.ts';

/** A place on the screen, in px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where things were when they were taken up, by what they are; each is used once. */
const TAKEN = new Map<string, Box>();

/** Something is taken up here: wherever it comes to lie, it comes from here (`comesFrom`). */
export function takenUpAt(what: string, here: Box): void {
  if (!isMotionReduced()) TAKEN.set(what, here);
}

/** How large something is where it comes from a person: it grows on its way. */
const FAR = 0.5;

/**
 * Tells an element where it comes from, once and for its own animation: the way as `--from`, for `translate`, and its size there, as
 * a share of its own, as `--from-size`. That is where `what` was taken up, or else the element that `place` finds; if neither is
 * known, the element has nothing said of it.
 */
export const comesFrom =
  (what: string, place: () => Element | null = () => null): Attachment<HTMLElement> =>
  (node) => {
    if (isMotionReduced() || node.style.getPropertyValue('--from') !== '') return;
    return inFrame(() => {
      const taken = TAKEN.get(what);
      TAKEN.delete(what);
      const from = taken ?? place()?.getBoundingClientRect();
      if (!from) return undefined;
      const to = restOf(node);
      return () => {
        node.style.setProperty('--from', wayBetween(to, from));
        node.style.setProperty('--from-size', String(taken ? Math.min(1, taken.width / to.width) : FAR));
      };
    });
  };

/** Tells an element the way to another one as `--to`, for `translate`. */
export const goesTo =
  (place: () => Element | null): Attachment<HTMLElement> =>
  (node) => {
    if (isMotionReduced()) return;
    return inFrame(() => {
      const to = place()?.getBoundingClientRect();
      const from = restOf(node);
      return to && (() => node.style.setProperty('--to', wayBetween(from, to)));
    });
  };

/** Where an element lies, whatever moves it at the moment. */
function restOf(node: HTMLElement): Box {
  const { left = 0, top = 0 } = node.offsetParent?.getBoundingClientRect() ?? {};
  const { clientLeft = 0, clientTop = 0 } = node.offsetParent ?? {};
  return {
    left: left + clientLeft + node.offsetLeft,
    top: top + clientTop + node.offsetTop,
    width: node.offsetWidth,
    height: node.offsetHeight,
  };
}

const wayBetween = (from: Box, to: Box): string =>
  `${Math.round(to.left + to.width / 2 - from.left - from.width / 2)}px ${Math.round(to.top + to.height / 2 - from.top - from.height / 2)}px`;
