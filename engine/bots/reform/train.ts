import { pileOf } from '#engine/core/card.ts';
import { suitOf, sumOfThirds } from '#engine/decks/deck-54.ts';
import { ENOUGH } from '#engine/games/reform/sizes.ts';
import type { Sensible } from '../search/sense.ts';
import { type Here, longestIn, ofType, plays } from './here.ts';

/** Which suit a seat wants to be left with: the one that it named, or else the one of which it has most. */
function goalOf({ game, seat, hand }: Here): unknown {
  const { suit, bus, busSuit } = game.with;
  if (seat === game.declarer) return suit;
  return seat === bus ? busSuit : longestIn(hand);
}

/** Whether the declarer has enough in the tricks that are won: to brake costs nothing then. */
const hasEnough = ({ zones, game }: Here): boolean =>
  sumOfThirds((zones[pileOf(game.declarer)] ?? []).filter((card) => card !== null)) >= ENOUGH;

/** What does not belong to one's suit goes first; who has enough brakes, and has won (reform §7.7). */
export function travelling(here: Here): Sensible {
  const brakes = ofType(here, 'brake');
  if (brakes.length > 0 && hasEnough(here)) return { actions: brakes.slice(0, 1) };
  const goal = goalOf(here);
  return { actions: plays(here).filter(({ card }) => suitOf(card) !== goal) };
}
