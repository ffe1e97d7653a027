import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { POTATO } from '#engine/testing/games/potato.ts';
import { PRATER } from '#engine/testing/games/prater.ts';
import { TOKENS } from '#engine/testing/games/tokens.ts';

/** Games of the engine's tests that flows play: nobody is dealt such tricks, has a clock or tokens, or counts in hundredths otherwise. */
export const PROBES: readonly GameDefinition[] = [PRATER, EURO_GAME, POTATO, TOKENS];
