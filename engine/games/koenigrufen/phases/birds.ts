import type { Card } from '../../../core/card.ts';
import type { State } from '../../../kernel/types.ts';
import { promisedCard, type House } from '../house.ts';

/** The card of the bird that the bid announced, if it announced one (Besserrufer). */
export function promisedBird(house: House, s: State): Card | undefined {
  const item = s.items.find(({ about, stage }) => stage === 'bid' && about !== 'game');
  const bonus = item && house.bonus(item.about);
  return bonus && promisedCard(bonus, undefined);
}
