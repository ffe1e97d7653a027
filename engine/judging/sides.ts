import { type Card, handOf } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Game } from '../kernel/score.ts';

/** The two sides of a game: the declarer with a partner or alone, and the others. */
export const SIDES = ['declarer', 'defenders'] as const;
export type Side = (typeof SIDES)[number];

export const sideOf = (game: Game, seat: Seat): Side =>
  seat === game.declarer || seat === game.partner ? 'declarer' : 'defenders';

export const otherSide = (side: Side): Side => (side === 'declarer' ? 'defenders' : 'declarer');

/** The members of a side, in order of play. */
export const membersOf = (game: Game, side: Side, active: readonly Seat[]): readonly Seat[] =>
  active.filter((seat) => sideOf(game, seat) === side);

/** The game with its called card, and with its holder as partner: nobody, if it lies in the talon or is one's own. */
export function withPartner(s: State, game: Game, called: Card): Game {
  const partner = s.active.find((seat) => seat !== game.declarer && (s.zones[handOf(seat)] ?? []).includes(called));
  return { ...game, called, ...(partner !== undefined && { partner }) };
}
