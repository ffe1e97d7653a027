import type { State } from '#engine/kernel/deal/state.ts';
import type { Review } from '#engine/kernel/deal/view.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { BIRD_TALK } from '../names.ts';

/** The last trick may be looked at again; the talon lies open only until the tricks begin. */
export const reviewOf = ({ phase }: State): Review => ({
  tricks: 'last',
  talon: phase !== TRICKS && phase !== BIRD_TALK,
});
