import type { Card } from '#engine/core/card.ts';
import { isTarock, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Sensible } from '../search/sense.ts';
import { bySuit, cardsOf, type Here, longestIn, ofType } from './here.ts';

interface WithSuit extends Action {
  readonly suit: string;
}

/** How many of the next cards of an order are thought about. */
const NEXT = 2;

/**
 * What comes first in an order of one's cards: whatever is not of the suit that shall be left, tarocks from the top, then the others, kings before what
 * they make good; who keeps leading is never forced to follow.
 */
function sooner(goal: unknown): (one: Card, other: Card) => number {
  const late = (card: Card): number => (suitOf(card) === goal ? 2 : isTarock(card) ? 0 : 1);
  return (one, other) => late(one) - late(other) || strengthOf(other) - strengthOf(one);
}

/** Which suit shall be left is the longest; then the order of one's cards (reform §7.7). */
export function declaring(here: Here): Sensible | undefined {
  const { game, hand } = here;
  const suits = ofType(here, 'suit').filter((action): action is WithSuit => 'suit' in action);
  if (suits.length > 0) {
    const longest = bySuit(hand).get(longestIn(hand) ?? '')?.length ?? 0;
    return { actions: suits.filter(({ suit }) => bySuit(hand).get(suit)?.length === longest) };
  }
  const done = ofType(here, 'order-done');
  if (done.length > 0) return { actions: done, isAll: true };
  const cards = [...cardsOf(here, 'order')];
  const before = sooner(game.with['suit']);
  return { actions: cards.sort((a, b) => before(a.card, b.card)).slice(0, NEXT), isAll: true };
}
