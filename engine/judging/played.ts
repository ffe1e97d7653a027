import { type Card, laidBy, pileOf } from '../core/card.ts';
import { flatMapped } from '../core/lists.ts';
import type { Seat } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Game } from '../kernel/score.ts';
import { cardsIn, giverOf, type Trick, tricksOf } from '../phases/trick.ts';
import { membersOf, type Side, sideOf, SIDES } from './sides.ts';

/** A finished game between two sides, as needed to judge it and its bonuses. */
export interface PlayedDeal {
  readonly game: Game;
  readonly tricks: readonly Trick[];
  members(side: Side): readonly Seat[];
  /** All cards that count for a side. */
  pile(side: Side): readonly Card[];
  /** From whose hand `card` came in trick `number` (from 1), whether it won the trick, and for which side that was won. */
  inTrick(
    number: number,
    card: Card,
  ): { readonly by: Seat; readonly cardWon: boolean; readonly winner: Side } | undefined;
}

/** `besides`: what counts for a side besides its tricks and what it has laid away. */
export function playedDeal(s: State, game: Game, besides: (side: Side) => readonly Card[]): PlayedDeal {
  const tricks = tricksOf(s);
  const members = (side: Side): readonly Seat[] => membersOf(game, side, s.active);
  return {
    game,
    tricks,
    members,
    pile: (side) => [
      ...flatMapped(members(side), (seat) => [...(s.zones[pileOf(seat)] ?? []), ...(s.zones[laidBy(seat)] ?? [])]),
      ...besides(side),
    ],
    inTrick: (number, card) => {
      const trick = tricks[number - 1];
      const by = trick && giverOf(trick, card);
      if (!trick || by === undefined) return undefined;
      return { by, cardWon: trick.winner === by, winner: sideOf(game, trick.winner) };
    },
  };
}

/** The card in a trick that is counted from the end, 1 being the last one; as `inTrick`. */
export const fromEnd = (deal: PlayedDeal, number: number, card: Card): ReturnType<PlayedDeal['inTrick']> =>
  deal.inTrick(deal.tricks.length + 1 - number, card);

/** Whether all these cards count for a side. */
export function possesses(deal: PlayedDeal, side: Side, cards: readonly Card[]): boolean {
  const pile = deal.pile(side);
  return cards.every((card) => pile.includes(card));
}

/** Who has won a card of the other side, with a certain card or with any. */
export function captor(deal: PlayedDeal, prey: Card, hunter?: Card): Seat | undefined {
  const number = deal.tricks.findIndex((trick) => cardsIn(trick).includes(prey)) + 1;
  const fallen = deal.inTrick(number, prey);
  if (!fallen || sideOf(deal.game, fallen.by) === fallen.winner) return undefined;
  if (hunter !== undefined && deal.inTrick(number, hunter)?.cardWon !== true) return undefined;
  return deal.tricks[number - 1]?.winner;
}

/** The number of the trick, from 1, to which a side has played a card; empty if it never did. */
export const playedBy = ({ tricks, game }: PlayedDeal, side: Side, card: Card): readonly number[] =>
  flatMapped(tricks, (trick, i) => {
    const by = giverOf(trick, card);
    return by !== undefined && sideOf(game, by) === side ? [i + 1] : [];
  });

/** The side that has won every trick, if one has. */
export const winsAll = ({ tricks, game }: PlayedDeal): Side | undefined =>
  tricks.length === 0 ? undefined : SIDES.find((side) => tricks.every(({ winner }) => sideOf(game, winner) === side));

/** The numbers of the tricks, from 1, that a side has won. */
export const tricksWonBy = ({ tricks, game }: PlayedDeal, side: Side): readonly number[] =>
  flatMapped(tricks, ({ winner }, i) => (sideOf(game, winner) === side ? [i + 1] : []));
