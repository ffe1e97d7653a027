import type { Refusal } from '../../engine/core/refusal.ts';
import { ok, type Result } from '../../engine/core/result.ts';
import { findGame as findDelivered, GAMES as DELIVERED } from '../../engine/games/index.ts';
import type { GameDefinition } from '../../engine/kernel/family/definition.ts';
import { PRATER } from '../../engine/testing/games/prater.ts';

/** Stands in for `engine/games/index.ts`: a game of the engine's tests is among the families. */
export const GAMES: Readonly<Record<string, GameDefinition>> = { ...DELIVERED, [PRATER.id]: PRATER };

export const findGame = (id: string): Result<GameDefinition, Refusal> =>
  id === PRATER.id ? ok(PRATER) : findDelivered(id);
