import { must } from '../../../core/assert-never.ts';
import type { Card } from '../../../core/card.ts';
import type { Bonus } from '../bonus.ts';
import type { PlayedDeal } from '../played-deal.ts';
import { sideOf } from '../sides.ts';

/** A card is taken by the other side, by a certain card or by any; it counts for the captors and is never announced. */
export function capture(bonus: {
  readonly id: string;
  readonly source: string;
  readonly prey: (deal: PlayedDeal) => readonly Card[];
  readonly hunter?: Card;
}): Bonus {
  const captors = (deal: PlayedDeal) => {
    const [prey] = bonus.prey(deal);
    const number = deal.tricks.findIndex(({ cards }) => prey !== undefined && cards.includes(prey)) + 1;
    const trick = deal.tricks[number - 1];
    if (prey === undefined || !trick) return undefined;
    if (bonus.hunter !== undefined && deal.inTrick(number, bonus.hunter)?.cardWon !== true) return undefined;
    const { by, winner } = must(deal.inTrick(number, prey), prey);
    return sideOf(deal.game, by) === winner ? undefined : trick.winner;
  };
  return {
    id: bonus.id,
    source: bonus.source,
    kind: 'course',
    inColour: false,
    prey: bonus.prey,
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
