import type { Attachment } from 'svelte/attachments';
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
    const taken = TAKEN.get(what);
    TAKEN.delete(what);
    const from = taken ?? place()?.getBoundingClientRect();
    if (!from) return;
    const to = node.getBoundingClientRect();
    node.style.setProperty('--from', wayBetween(to, from));
    node.style.setProperty('--from-size', String(taken ? Math.min(1, taken.width / to.width) : FAR));
  };

/** Tells an element the way to another one as `--to`, for `translate`. */
export const goesTo =
  (place: () => Element | null): Attachment<HTMLElement> =>
  (node) => {
    const to = isMotionReduced() ? undefined : place()?.getBoundingClientRect();
    if (to) node.style.setProperty('--to', wayBetween(node.getBoundingClientRect(), to));
  };

const wayBetween = (from: Box, to: Box): string =>
  `${Math.round(to.left + to.width / 2 - from.left - from.width / 2)}px ${Math.round(to.top + to.height / 2 - from.top - from.height / 2)}px`;
