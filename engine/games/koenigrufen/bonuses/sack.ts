import { sumOfThirds } from '#engine/decks/deck-54.ts';
import type { Bonus } from './bonus.ts';

/** A sack: the side has at least `thirds` card points, in thirds; it counts only announced (tirol §6.1). */
export const sack = (bonus: { readonly id: string; readonly source: string; readonly thirds: number }): Bonus => ({
  id: bonus.id,
  source: bonus.source,
  kind: 'possession',
  inColour: true,
  thirds: bonus.thirds,
  made: (deal, side) => sumOfThirds(deal.pile(side)) >= bonus.thirds,
  silent: () => undefined,
});
