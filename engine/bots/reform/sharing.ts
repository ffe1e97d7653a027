import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Sensible } from '../search/sense.ts';
import { type Here, ofType } from './here.ts';

interface Gift extends Action {
  readonly to: Seat;
}

/** Whoever has least gets the next card (reform §7.9, Apotheker). */
export function sharing(here: Here): Sensible {
  const { zones } = here;
  const has = ({ to }: Gift): number => sumOfThirds((zones[pileOf(to)] ?? []).filter((card) => card !== null));
  const gifts = ofType(here, 'share-card').filter((action): action is Gift => 'to' in action);
  const least = Math.min(...gifts.map(has));
  return { actions: gifts.filter((gift) => has(gift) === least) };
}
