import { firstGame } from '../../../kernel/deal/first-game.ts';
import { itemOf, type Game } from '../../../kernel/score.ts';
import type { Event, State } from '../../../kernel/deal/state.ts';
import { goOn as onward } from '../../../phases/way.ts';
import type { Seat } from '../../../core/seat.ts';
import type { PhaseId } from './names.ts';
import { openTalon } from './open-talon.ts';
import type { Ruleset } from '../ruleset.ts';

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
