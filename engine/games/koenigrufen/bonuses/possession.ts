import type { Card } from '../../../core/card.ts';
import { silentBySide, type Bonus } from '../bonus.ts';

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
    silent: (deal) => silentBySide(deal, made),
  };
}
