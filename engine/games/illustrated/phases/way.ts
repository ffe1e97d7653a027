import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { type Game, itemOf } from '#engine/kernel/score.ts';
import { goOn as onward } from '#engine/phases/way.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';
import { openTalon } from './open-talon.ts';

/** The next phase on the way that the contract goes; the first one after those that it does not name. */
export const goOn = (ruleset: Ruleset, s: State, from: PhaseId): readonly Event[] =>
  onward<PhaseId>(
    ruleset
      .contractOf(firstGame(s))
      .way.map((phase) => (phase === 'talon' ? { phase, open: (now: State) => openTalon(ruleset, now) } : phase)),
    s,
    from,
  );

/** The game of somebody who has won the auction, and what may be doubled of it. */
export const begun = (game: Game): readonly Event[] => [
  { type: 'games', games: [game] },
  { type: 'items', items: [itemOf('game', 'bid', game.declarer)] },
];

/** The seats in the order in which they bid and reply (illustrated R4). */
export function inReply({ options }: Ruleset, active: readonly Seat[]): readonly Seat[] {
  const [first, ...others] = active;
  if (first === undefined || options['auction-direction'] === 'ccw') return active;
  return [first, ...others.reverse()];
}
