import { LOADERS as DELIVERED } from '../../engine/games/loaders.ts';
import type { GameDefinition } from '../../engine/kernel/family/definition.ts';
import { PRATER } from '../../engine/testing/games/prater.ts';

/** Stands in for `engine/games/loaders.ts`: a game of the engine's tests is among the families. */
export const LOADERS: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  ...DELIVERED,
  [PRATER.id]: () => Promise.resolve(PRATER),
};
