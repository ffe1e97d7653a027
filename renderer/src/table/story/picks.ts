import type { Card } from '#engine/core/card.ts';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';

/** The cards chosen for an offer: its fixed ones and the picked ones; picks for an earlier offer are dropped. */
export const chosenFor = (
  offer: CardsOffer | undefined,
  picked: readonly Card[],
  held: readonly Card[],
): readonly Card[] =>
  offer ? [...offer.fixed, ...picked.filter((card) => counts(offer, card) && held.includes(card))] : [];

const counts = ({ from, fixed }: CardsOffer, card: Card): boolean => from.includes(card) && !fixed.includes(card);

/** Whether the required number is chosen. */
export const isEnough = (offer: CardsOffer | undefined, chosen: readonly Card[]): boolean =>
  offer !== undefined && chosen.length >= offer.min && chosen.length <= offer.max;

/** The picked cards after one was pressed; if one card is asked for, another replaces it. */
export function toggled(offer: CardsOffer, chosen: readonly Card[], card: Card): readonly Card[] {
  if (offer.fixed.includes(card)) return chosen;
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return offer.max === 1 ? [card] : [...chosen, card];
}

/** A card that is not offered, and as many others as it takes to be told why: those chosen, then any. */
export const triedWith = (offer: CardsOffer, chosen: readonly Card[], card: Card): readonly Card[] =>
  [...new Set([card, ...offer.fixed, ...chosen, ...offer.from])].slice(0, Math.max(offer.min, 1));

/**
 * How many places chosen cards have: each that has to be chosen one, else one more than there are. If few of many may be chosen, empty ones
 * for all would only be in the way.
 */
export const placesFor = ({ min, max }: Pick<CardsOffer, 'min' | 'max'>, chosen: readonly Card[]): number =>
  Math.max(chosen.length, min === max ? max : Math.min(chosen.length + 1, max));
