import type { PHASES } from '#engine/games/koenigrufen/phases/index.ts';
import type { ActionIn } from '#engine/kernel/deal/phases-by-id.ts';

/** What is said and done in a phase. */
export type PhaseAction<P extends keyof typeof PHASES> = ActionIn<typeof PHASES, P>;
