import { LOADERS as DELIVERED } from '#engine/games/loaders.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { PROBES } from './probes.ts';

/** Stands in for `engine/games/loaders.ts`: games of the engine's tests are among the families. */
export const LOADERS: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  ...DELIVERED,
  ...Object.fromEntries(PROBES.map((game) => [game.id, () => Promise.resolve(game)])),
};
