import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Review } from '#engine/kernel/deal/view.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { BIRD_TALK, type PhaseId, SEVEN } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

/** Cards are played, or have been. */
const PLAYED: ReadonlySet<string> = new Set<PhaseId>([TRICKS, BIRD_TALK, SEVEN, 'piles', 'beating', 'bluff', 'value']);

/** The last trick may be looked at again; the talon lies open only until play begins, unless it was there to be looked at (reform §5.2). */
export const reviewOf = (ruleset: Ruleset, s: State): Review => ({
  tricks: 'last',
  talon: s.phase === null || !PLAYED.has(s.phase) || ruleset.contractOf(firstGame(s)).talon.isLookedAt === true,
});
