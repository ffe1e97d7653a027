import type { Card } from '#engine/core/card.ts';
import { capture as captureOf } from '#engine/judging/feats.ts';
import type { PlayedDeal } from '#engine/judging/played.ts';
import type { Bonus } from './bonus.ts';

/** A card is taken by the other side, by a certain card or by any; it counts for the captors and is never announced. */
export const capture = (bonus: {
  readonly id: string;
  readonly source: string;
  readonly prey: (deal: PlayedDeal) => readonly Card[];
  readonly hunter?: Card;
}): Bonus => ({
  id: bonus.id,
  source: bonus.source,
  kind: 'course',
  inColour: false,
  prey: bonus.prey,
  ...captureOf((deal) => bonus.prey(deal)[0], bonus.hunter),
});
