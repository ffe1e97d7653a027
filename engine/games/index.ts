import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { GameDefinition } from '../kernel/types.ts';
import { koenigrufen } from './koenigrufen/game.ts';
import { refuseKernel } from '../kernel/refusals.ts';

/** Every family that the app plays, by id. */
export const GAMES: Readonly<Record<string, GameDefinition>> = { koenigrufen };

export function findGame(id: string): Result<GameDefinition, Refusal> {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game ? ok(game) : fail(refuseKernel('unknown-family', { text: id }));
}
