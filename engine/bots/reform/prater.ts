import type { Card } from '#engine/core/card.ts';
import { strengthOf } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { Sensible } from '../search/sense.ts';
import { cardsOffers, type Here, plays } from './here.ts';

/** How many tarocks are thought of as one play, besides all of them. */
const FEW = [2, 3];

/** Some of the plays of several tarocks, of which there are thousands: a few of the highest, a few of the lowest, all of them. */
function sets(offer: CardsOffer): readonly Action[] {
  const down = [...offer.from].sort((one, other) => strengthOf(other) - strengthOf(one));
  const some = FEW.filter((size) => size < down.length).flatMap((size): readonly (readonly Card[])[] => [
    down.slice(0, size),
    down.slice(-size),
  ]);
  return [down, ...some].map((cards) => cardsAction(offer, cards));
}

/** Where several tarocks may be given as one play: any card, or some sets of them (reform §7.4, pratermäßig). */
export function together(here: Here): Sensible | undefined {
  const offers = cardsOffers(here);
  return offers.length > 0 ? { actions: [...plays(here), ...offers.flatMap(sets)] } : undefined;
}
