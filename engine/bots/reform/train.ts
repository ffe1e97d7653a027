import { suitOf } from '#engine/decks/deck-54.ts';
import type { Sensible } from '../search/sense.ts';
import { type Here, longestIn, plays } from './here.ts';

/** Which suit a seat wants to be left with: the one that it named, or else the one of which it has most. */
function goalOf({ game, seat, hand }: Here): unknown {
  const { suit, bus, busSuit } = game.with;
  if (seat === game.declarer) return suit;
  return seat === bus ? busSuit : longestIn(hand);
}

/** What does not belong to one's suit goes first (reform §7.7). */
export function travelling(here: Here): Sensible {
  const goal = goalOf(here);
  return { actions: plays(here).filter(({ card }) => suitOf(card) !== goal) };
}
