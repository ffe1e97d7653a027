import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { sack as sackOf } from '#engine/judging/feats.ts';
import type { Bonus } from './bonus.ts';

/** A sack: the side has at least `thirds` card points, in thirds; it counts only announced (tirol §6.1). */
export const sack = (bonus: { readonly id: string; readonly source: string; readonly thirds: number }): Bonus => ({
  ...bonus,
  kind: 'possession',
  inColour: true,
  made: sackOf(sumOfThirds, { declarer: bonus.thirds, defenders: bonus.thirds }).made,
  silent: () => undefined,
});
