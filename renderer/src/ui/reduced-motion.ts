import { prefersReducedMotion } from 'svelte/motion';

/** Whether nothing is to move: the reader's system says so, or the setting. */
export const isMotionReduced = (): boolean =>
  prefersReducedMotion.current || document.documentElement.dataset['motion'] === 'off';
