import type { FlowState } from '../flow/flow.svelte.ts';

/** What there is besides a result, or before the first deal: each part of it only where it has something to say. */
export interface BesideParts {
  /** What is said at the table. */
  readonly talk: boolean;
  /** How the last deal was shuffled, for those whose result does not say it; and how the next one is. */
  readonly fairLast: boolean;
  readonly fairNext: boolean;
  /** Who plays. */
  readonly seats: boolean;
}

export function besideParts(
  { scene, isLan, speaks }: Pick<FlowState, 'scene' | 'isLan' | 'speaks'>,
  isGuest: boolean,
): BesideParts {
  const goesOn = !scene.ended;
  return {
    talk: isLan && speaks,
    fairLast: isGuest && Boolean(scene.last?.fair),
    fairNext: goesOn && scene.fair !== null,
    seats: goesOn && !isGuest,
  };
}
