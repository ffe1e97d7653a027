import type { Card } from '#engine/core/card.ts';
import { captor, type PlayedDeal } from '#engine/judging/played.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Bonus } from './bonus.ts';

/** A card is taken by the other side, by a certain card or by any; it counts for the captors and is never announced. */
export function capture(bonus: {
  readonly id: string;
  readonly source: string;
  readonly prey: (deal: PlayedDeal) => readonly Card[];
  readonly hunter?: Card;
}): Bonus {
  const captors = (deal: PlayedDeal) => {
    const [prey] = bonus.prey(deal);
    return prey === undefined ? undefined : captor(deal, prey, bonus.hunter);
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
