import type { Card } from '#engine/core/card.ts';
import { possesses } from '#engine/judging/played.ts';
import { type Bonus, silentBySide } from './bonus.ts';

/** Certain cards lie in a side's pile at the end, won, discarded or left in the talon (tirol §6.1, R8). */
export function possession(bonus: {
  readonly id: string;
  readonly source: string;
  readonly cards: readonly Card[];
  readonly inColour: boolean;
}): Bonus {
  const made: Bonus['made'] = (deal, side) => possesses(deal, side, bonus.cards);
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
