import { must } from '../../../core/assert-never.ts';
import type { Card } from '../../../core/card.ts';
import type { Bonus } from '../bonus.ts';
import type { Side } from '../sides.ts';

const SIDES: readonly Side[] = ['declarer', 'defenders'];

/** Certain cards lie in a side's pile at the end, won, discarded or left in the talon (tirol §6.1, R8). */
export function possession(bonus: {
  readonly id: string;
  readonly source: string;
  readonly cards: readonly Card[];
  readonly inColour: boolean;
}): Bonus {
  const made: Bonus['made'] = (deal, side) => {
    const pile = deal.pile(side);
    return bonus.cards.every((card) => pile.includes(card));
  };
  return {
    id: bonus.id,
    source: bonus.source,
    kind: 'possession',
    cards: bonus.cards,
    inColour: bonus.inColour,
    made,
    silent: (deal) => {
      const side = SIDES.find((one) => made(deal, one));
      return side && { by: must(deal.members(side)[0], 'a member'), made: true };
    },
  };
}
