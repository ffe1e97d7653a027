import type { Card } from '#engine/core/card.ts';
import { possession as possessionOf } from '#engine/judging/feats.ts';
import type { Bonus } from './bonus.ts';

/** Certain cards lie in a side's pile at the end, won, discarded or left in the talon (tirol §6.1, R8). */
export const possession = (bonus: {
  readonly id: string;
  readonly source: string;
  readonly cards: readonly Card[];
  readonly inColour: boolean;
}): Bonus => ({ ...bonus, kind: 'possession', ...possessionOf(bonus.cards) });
