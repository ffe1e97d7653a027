import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { PRATER } from '#engine/testing/games/prater.ts';

/** Games of the engine's tests that flows play: nobody is dealt such tricks otherwise, or counts in hundredths. */
export const PROBES: readonly GameDefinition[] = [PRATER, EURO_GAME];
