import { handOf } from '#engine/core/card.ts';
import { canSee, type Seat, type Viewer } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';

/** Whether the viewer sees the called king: they have it, or see it lie or fall. */
const seesKing = ({ called }: Game, s: State, viewer: Viewer): boolean =>
  called !== undefined && canSee(s.known[called] ?? [], viewer);

/** Whether the viewer knows the sides: they see the called king, or König ultimo was announced. */
const sidesKnown = (game: Game, s: State, viewer: Viewer): boolean =>
  game.called !== undefined && (seesKing(game, s, viewer) || s.items.some(({ about }) => about === 'ku'));

/**
 * A game as the viewer may know it: the partner is secret until known; of the fourth king nobody is told the suit, König
 * ultimo does not name it either (tirol §3).
 */
export function faceOf(game: Game, s: State, viewer: Viewer): Partial<Game> {
  const { called, partner, ...open } = game;
  const named = game.with['fourth'] !== true || viewer === game.declarer || seesKing(game, s, viewer);
  return {
    ...open,
    ...(called !== undefined && named && { called }),
    ...(partner !== undefined && sidesKnown(game, s, viewer) && { partner }),
  };
}

/** What `seat` knows of another's side in a positive game: `own`, `other`, or nothing yet. */
export function relation(game: Game, s: State, seat: Seat, other: Seat): 'own' | 'other' | 'unknown' {
  if (seat === other) return 'own';
  const secret = game.called !== undefined && game.with['alone'] !== true && !sidesKnown(game, s, seat);
  if (!secret) return sideOf(game, seat) === sideOf(game, other) ? 'own' : 'other';
  // Without the called king in hand, a player who is not the declarer knows that they are their opponent.
  return seat !== game.declarer && other === game.declarer ? 'other' : 'unknown';
}

/** Whether the seat is the called partner, or a declarer who took up the called king (R7). */
export const holdsCalledKing = (game: Game, s: State, seat: Seat): boolean =>
  game.called !== undefined &&
  (seat === game.declarer || seat === game.partner) &&
  (s.zones[handOf(seat)] ?? []).includes(game.called);
