import { flatMapped } from '#engine/core/lists.ts';
import { type PlayedDeal, playedDeal as laidOut } from '#engine/judging/played.ts';
import type { Side } from '#engine/judging/sides.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { TALON_HALVES } from '../phases/names.ts';

/**
 * A positive game, laid out for judging it: tricks, discards, and the cards of the talon that belong to a side (tirol §6.1,
 * R8). `closedTalon`: nobody has seen the talon, and the called king takes its half along (Solorufer).
 */
export const playedDeal = (s: State, game: Game, closedTalon: boolean): PlayedDeal =>
  laidOut(s, game, (side) =>
    flatMapped(TALON_HALVES, (half) => (talonOwner(s, game, half, closedTalon) === side ? (s.zones[half] ?? []) : [])),
  );

/** What is left of the talon goes to the defenders; in a Solorufer the half with the called king to the declarer (tirol §5). */
function talonOwner(s: State, game: Game, half: string, closedTalon: boolean): Side {
  const holdsKing = game.called !== undefined && (s.zones[half] ?? []).includes(game.called);
  return closedTalon && holdsKing ? 'declarer' : 'defenders';
}
