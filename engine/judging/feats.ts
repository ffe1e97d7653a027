import { must } from '../core/assert-never.ts';
import type { Card } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import { captor, fromEnd, type PlayedDeal, possesses, winsAll } from './played.ts';
import { type Side, sideOf, SIDES } from './sides.ts';

/** What somebody did without having announced it. */
interface Silent {
  readonly by: Seat;
  readonly made: boolean;
}

/** What a side can do in the tricks beside its game, announced or not. */
export interface Feat {
  readonly made: (deal: PlayedDeal, side: Side) => boolean;
  /** Whether it came about without an announcement, for whom, and how it ended. */
  readonly silent: (deal: PlayedDeal) => Silent | undefined;
}

/** It cannot be lost without a word: it came about for the side that made it, whoever of them sits first. */
export const onlyMade = (made: Feat['made']): Feat => ({
  made,
  silent(deal) {
    const side = SIDES.find((one) => made(deal, one));
    return side && { by: must(deal.members(side)[0], 'a member'), made: true };
  },
});

/** A bird: the card itself wins the trick that `number` counts from the end. Beaten by anyone, also by the partner, it is lost. */
export const bird = (card: Card, number: number): Feat => ({
  made: (deal, side) => {
    const played = fromEnd(deal, number, card);
    return played !== undefined && played.cardWon && played.winner === side;
  },
  silent: (deal) => {
    const played = fromEnd(deal, number, card);
    return played && { by: played.by, made: played.cardWon };
  },
});

const kingInLast = (deal: PlayedDeal): ReturnType<PlayedDeal['inTrick']> =>
  deal.game.called === undefined ? undefined : fromEnd(deal, 1, deal.game.called);

/** The called king falls in the last trick, and the declarer's side wins it, whoever of them. */
export const kingUltimo: Feat = {
  made: (deal, side) => side === 'declarer' && kingInLast(deal)?.winner === 'declarer',
  silent: (deal) => {
    const king = kingInLast(deal);
    return king && { by: deal.game.declarer, made: king.winner === 'declarer' };
  },
};

/** Certain cards count for the side at the end, won, laid away or from the talon. */
export const possession = (cards: readonly Card[]): Feat => onlyMade((deal, side) => possesses(deal, side, cards));

/** A card is taken by the other side, by a certain card or by any; it counts for the captors. */
export function capture(preyOf: (deal: PlayedDeal) => Card | undefined, hunter?: Card): Feat {
  const captors = (deal: PlayedDeal): Seat | undefined => {
    const prey = preyOf(deal);
    return prey === undefined ? undefined : captor(deal, prey, hunter);
  };
  return {
    made: (deal, side) => {
      const by = captors(deal);
      return by !== undefined && sideOf(deal.game, by) === side;
    },
    silent: (deal) => {
      const by = captors(deal);
      return by === undefined ? undefined : { by, made: true };
    },
  };
}

/** The cards of a side count as much as it needs, or more. */
export const sack = (count: (cards: readonly Card[]) => number, needed: Readonly<Record<Side, number>>): Feat =>
  onlyMade((deal, side) => count(deal.pile(side)) >= needed[side]);

/** The side wins every trick. */
export const allTricks: Feat = onlyMade((deal, side) => winsAll(deal) === side);
