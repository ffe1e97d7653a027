import type { Card } from '#engine/core/card.ts';

/** A hand sorted as people hold it: `held` is the whole pack in that order. */
export const sorted = (cards: readonly Card[], held: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => held.indexOf(a) - held.indexOf(b));
