import { canSee, type Viewer } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { CONTRACTS } from './contracts/index.ts';

/** Whether the called card lies on the table, so that all know who plays with whom. */
const isRevealed = ({ called }: Game, s: State): boolean =>
  s.end !== null || called === undefined || canSee(s.known[called] ?? [], 'spectator');

/**
 * A game as the viewer may know it: until the called card is played, its holder alone knows the partner, and a concealed Raus is a Ruf to
 * everybody but its dealer. Of the fourth king nobody is told the suit (tuebingen §3, TU5, TU6).
 */
export function faceOf(game: Game, s: State, viewer: Viewer): Partial<Game> {
  if (viewer === 'open' || isRevealed(game, s)) return game;
  const { called, partner, contract, ...open } = game;
  const isOwn = viewer === game.declarer;
  return {
    ...open,
    contract: contract === CONTRACTS['raus-concealed'].id && !isOwn ? CONTRACTS.ruf.id : contract,
    ...(called !== undefined && game.with['fourth'] !== true && { called }),
    ...(partner !== undefined && viewer === partner && { partner }),
  };
}
