import { prefersReducedMotion } from 'svelte/motion';

/** Whether nothing should move: because of the reader's system, or the setting. */
export const isMotionReduced = (): boolean =>
  prefersReducedMotion.current || document.documentElement.dataset['motion'] === 'off';
