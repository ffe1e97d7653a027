import type { Card } from '../../../engine/core/card.ts';
import { strengthOf, suitOf } from '../../../engine/decks/deck-54.ts';

/** The order in which a hand is held: tarocks from high to low, then the suits, alternating dark and light. */
const HELD = ['T', 'S', 'H', 'C', 'D'];

/** A hand sorted as people hold it. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => HELD.indexOf(suitOf(a)) - HELD.indexOf(suitOf(b)) || strengthOf(b) - strengthOf(a));
