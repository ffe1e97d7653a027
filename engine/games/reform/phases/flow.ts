import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { goOn, type Onward } from '#engine/phases/way.ts';
import { itemsOf } from '../items.ts';
import type { PhaseId } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

/** Who opens the auction, and leads where the contract says so: the seat to the dealer's right (reform §2). */
export const forehandOf = ({ active }: Pick<State, 'active'>): Seat => active[0] ?? 0;

/** Enters the next stretch of the way of the game that is played. */
export const onward =
  (ruleset: Ruleset): Onward<PhaseId> =>
  (s, from) =>
    goOn<PhaseId>(ruleset.wayOf(ruleset.contractOf(firstGame(s))), s, from);

/** The auction is over: this game is played, with the items that stand from the start. */
export function fix(ruleset: Ruleset, s: State, declarer: Seat, contract: string): readonly Event[] {
  const game: Game = { declarer, contract, with: {} };
  return [
    { type: 'games', games: [game] },
    { type: 'items', items: itemsOf(ruleset, game, s.active) },
    ...goOn<PhaseId>(ruleset.wayOf(ruleset.contractOf(game)), s, null, declarer),
  ];
}
