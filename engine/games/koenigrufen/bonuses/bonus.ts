import type { Card } from '#engine/core/card.ts';
import type { Feat } from '#engine/judging/feats.ts';
import type { PlayedDeal } from '#engine/judging/played.ts';
import type { Side } from '#engine/judging/sides.ts';

/** A bonus (Zusatz): what it is about and when it is made. Amounts are the profile's (tirol §6.1); what came about silently is in §8.1. */
export interface Bonus extends Feat {
  readonly id: string;
  readonly source: string;
  /** Course bonuses happen in a certain trick, possession bonuses lie in the pile at the end. */
  readonly kind: 'course' | 'possession' | 'valat';
  /** The cards that it is about, where it lies in the pile or is taken. */
  readonly cards?: readonly Card[];
  /** Whether it may be added to a Farbenspiel (tirol §6.1). */
  readonly inColour: boolean;
  /** The card that its announcer must hold and keep for its trick; without a `card` it is the called king. */
  readonly promise?: { readonly card?: Card; readonly trick: number; readonly bird: boolean };
  /** The card that may be taken (Mondfang); empty where there is none. */
  readonly prey?: (deal: PlayedDeal) => readonly Card[];
  /** Only this side can make it, for it is about the called king. */
  readonly calledKing?: Side;
  /** Card points in thirds that a side needs for it. */
  readonly thirds?: number;
}
