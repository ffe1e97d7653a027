import type { State } from '#engine/kernel/deal/state.ts';
import type { Review } from '#engine/kernel/deal/view.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { BIRD_TALK, type PhaseId } from '../names.ts';

/** Cards are played, or have been. */
const PLAYED: ReadonlySet<string> = new Set<PhaseId>([TRICKS, BIRD_TALK, 'piles', 'bluff', 'value']);

/** The last trick may be looked at again; the talon lies open only until play begins. */
export const reviewOf = ({ phase }: State): Review => ({
  tricks: 'last',
  talon: phase === null || !PLAYED.has(phase),
});
