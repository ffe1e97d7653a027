import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { BLUFF } from './bluff.ts';
import { COMPOSED } from './composed/game.ts';
import { EURO_GAME } from './euros.ts';
import { EXCHANGE } from './exchange.ts';
import { HIDDEN } from './hidden/game.ts';
import { ORDERING } from './ordering.ts';
import { POTATO } from './potato.ts';
import { PRATER } from './prater.ts';
import { RACE } from './race.ts';
import { REDEAL } from './redeal.ts';
import { STACKING } from './stacking.ts';
import { TOKENS } from './tokens.ts';
import { WAYS } from './ways/index.ts';
import { WINDFALL } from './windfall.ts';

/** Games that nobody plays: they prove that the kernel knows no particular game. */
export const PROBE_GAMES: readonly GameDefinition[] = [
  RACE,
  BLUFF,
  EXCHANGE,
  REDEAL,
  ORDERING,
  POTATO,
  STACKING,
  PRATER,
  TOKENS,
  WINDFALL,
  COMPOSED,
  HIDDEN,
  EURO_GAME,
  ...WAYS,
];
