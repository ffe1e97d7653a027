import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { POTATO } from '#engine/testing/games/potato.ts';
import { PRATER } from '#engine/testing/games/prater.ts';
import { TOKENS } from '#engine/testing/games/tokens.ts';
import { WAYS } from '#engine/testing/games/ways/index.ts';
import { LADDER_GAME } from './ladder.ts';

/** Games of the engine's tests that flows play: otherwise nobody is dealt such tricks, gives cards so, has a clock or tokens, counts in hundredths, or has such a ladder. */
export const PROBES: readonly GameDefinition[] = [PRATER, EURO_GAME, POTATO, TOKENS, ...WAYS, LADDER_GAME];
