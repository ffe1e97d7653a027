import { type Card } from '#engine/core/card.ts';
import { SKUES, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { Sensible } from '../search/sense.ts';
import { bySuit, type Here, ofType, plays } from './here.ts';

/** Who has no card of a side suit has lost before the first trick, so they draw (reform §7.8, Hausierer). */
export function drawing(here: Here): Sensible | undefined {
  const suits = bySuit(here.hand);
  return SUITS.some((suit) => !suits.has(suit)) ? { actions: ofType(here, 'draw') } : undefined;
}

/** Some cards of a suit, as many as may be: all but one, so that it can still be followed; all of them where nothing else is left. */
function sets(offer: CardsOffer, hand: readonly Card[]): readonly Action[] {
  if (offer.from.length === hand.length) return [cardsAction(offer, offer.from)];
  const [cards = []] = [...bySuit(offer.from.filter((card) => card !== SKUES)).values()];
  const some = [cards.slice(1), cards.slice(0, -1)];
  return some.filter(({ length }) => length >= offer.min).map((set) => cardsAction(offer, set));
}

/** As many cards as may be, but one of each suit stays as long as it can; the Sküs serves any of them (reform §7.8, Hausierer). */
export function emptying(here: Here): Sensible {
  const { hand, offers } = here;
  const many = offers.flatMap((offer) => (offer.kind === 'cards' ? sets(offer, hand) : []));
  if (many.length > 0) return { actions: many };
  const suits = bySuit(hand.filter((card) => card !== SKUES));
  const single = plays(here).filter(({ card }) => card !== SKUES);
  const spare = single.filter(({ card }) => (suits.get(suitOf(card))?.length ?? 0) > 1);
  return { actions: spare.length > 0 ? spare : single };
}
