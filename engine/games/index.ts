import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { bavarian } from './bavarian/game.ts';
import { illustrated } from './illustrated/game.ts';
import { koenigrufen } from './koenigrufen/game.ts';
import type { FamilyId } from './loaders.ts';
import { reform } from './reform/game.ts';
import { tuebingen } from './tuebingen/game.ts';

/** Every family that the app plays, by id. */
export const GAMES: Readonly<Record<FamilyId, GameDefinition>> = {
  koenigrufen,
  bavarian,
  illustrated,
  tuebingen,
  reform,
};

export function findGame(id: string): Result<GameDefinition, Refusal> {
  return Object.hasOwn(GAMES, id) ? ok(GAMES[id as FamilyId]) : fail(refuseKernel('unknown-family', { text: id }));
}
