import type { Card } from '../../../engine/core/card.ts';
import type { CardsOffer } from '../../../engine/kernel/deal/offers.ts';

/** The cards chosen for an offer: its fixed ones and the picked ones; picks for an earlier offer are dropped. */
export const chosenFor = (
  offer: CardsOffer | undefined,
  picked: readonly Card[],
  held: readonly Card[],
): readonly Card[] =>
  offer ? [...offer.fixed, ...picked.filter((card) => held.includes(card) && !offer.fixed.includes(card))] : [];

/** Whether the required number is chosen. */
export const isEnough = (offer: CardsOffer | undefined, chosen: readonly Card[]): boolean =>
  offer !== undefined && chosen.length >= offer.min && chosen.length <= offer.max;

/** The picked cards after one was pressed; if one card is asked for, another replaces it. */
export function toggled(offer: CardsOffer, chosen: readonly Card[], card: Card): readonly Card[] {
  if (offer.fixed.includes(card)) return chosen;
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return offer.max === 1 ? [card] : [...chosen, card];
}
