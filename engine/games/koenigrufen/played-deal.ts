import { laidBy, pileOf, type Card } from '../../core/card.ts';
import type { Seat } from '../../core/seat.ts';
import type { Game } from '../../kernel/score.ts';
import type { State } from '../../kernel/types.ts';
import { playedBy, tricksOf, type Trick } from '../../phases/tricks.ts';
import { TALON_HALVES } from './phases/names.ts';
import { membersOf, sideOf, type Side } from './sides.ts';

/** A finished positive game, laid out for judging its bonuses. */
export interface PlayedDeal {
  readonly game: Game;
  readonly tricks: readonly Trick[];
  members(side: Side): readonly Seat[];
  /** Tricks, discards, and the cards of the talon that belong to the side (tirol §6.1, R8). */
  pile(side: Side): readonly Card[];
  /** Who played `card` in trick `number`, and whether his side or the card itself won it. */
  inTrick(
    number: number,
    card: Card,
  ): { readonly by: Seat; readonly cardWon: boolean; readonly winner: Side } | undefined;
}

/** `closedTalon`: nobody has seen the talon, and the called king takes its half along (Solorufer). */
export function playedDeal(s: State, game: Game, closedTalon: boolean): PlayedDeal {
  const tricks = tricksOf(s);
  const members = (side: Side): readonly Seat[] => membersOf(game, side, s.active);
  return {
    game,
    tricks,
    members,
    pile: (side) => [
      ...members(side).flatMap((seat) => [...(s.zones[pileOf(seat)] ?? []), ...(s.zones[laidBy(seat)] ?? [])]),
      ...TALON_HALVES.flatMap((half) => (talonOwner(s, game, half, closedTalon) === side ? (s.zones[half] ?? []) : [])),
    ],
    inTrick: (number, card) => {
      const trick = tricks[number - 1];
      const index = trick?.cards.indexOf(card) ?? -1;
      if (!trick || index < 0) return undefined;
      const by = playedBy(trick, index, s.active);
      return { by, cardWon: trick.winner === by, winner: sideOf(game, trick.winner) };
    },
  };
}

/** What is left of the talon goes to the defenders; in a Solorufer the half with the called king to the declarer (tirol §5). */
function talonOwner(s: State, game: Game, half: string, closedTalon: boolean): Side {
  const holdsKing = game.called !== undefined && (s.zones[half] ?? []).includes(game.called);
  return closedTalon && holdsKing ? 'declarer' : 'defenders';
}
