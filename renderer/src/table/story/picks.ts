import type { Card } from '#engine/core/card.ts';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';

/** Several offers of cards from the same place: which of them is meant is known by what is chosen. */
type Offers = readonly CardsOffer[];

/** What is chosen whichever of the offers is meant. */
const fixedIn = ([first, ...others]: Offers): readonly Card[] =>
  (first?.fixed ?? []).filter((card) => others.every(({ fixed }) => fixed.includes(card)));

/** The cards chosen for offers: the fixed ones and the picked ones; picks for an earlier offer are dropped. */
export function chosenFor(offers: Offers, picked: readonly Card[], held: readonly Card[]): readonly Card[] {
  const fixed = fixedIn(offers);
  const counts = (card: Card): boolean => !fixed.includes(card) && offers.some(({ from }) => from.includes(card));
  return [...fixed, ...picked.filter((card) => counts(card) && held.includes(card))];
}

export const setOf = (cards: readonly Card[]): ReadonlySet<Card> => new Set(cards);

/** Whether the required number is chosen. */
export const isEnough = (offer: CardsOffer | undefined, chosen: readonly Card[]): boolean =>
  offer !== undefined && chosen.length >= offer.min && chosen.length <= offer.max;

/** Whether any number of several will do. */
export const isFree = ({ min, max }: Pick<CardsOffer, 'min' | 'max'>): boolean => min < max;

/** The ways that are offered to be pressed: of those that are not enough yet and say the same, one. */
export const keysOf = <O extends { readonly offer: CardsOffer }>(
  ways: readonly O[],
  chosen: readonly Card[],
  wordsOf: (way: O) => string,
): readonly O[] =>
  ways.filter(
    (way, i) => isEnough(way.offer, chosen) || ways.findIndex((other) => wordsOf(other) === wordsOf(way)) === i,
  );

/** Whether these cards are on the way to an answer of this offer. */
const leadsTo = ({ from, fixed }: CardsOffer, cards: readonly Card[]): boolean =>
  cards.every((card) => from.includes(card)) && fixed.every((card) => cards.includes(card));
const isWithin = (offer: CardsOffer, cards: readonly Card[]): boolean =>
  cards.length <= offer.max && leadsTo(offer, cards);

/** The offers that what is chosen answers, or leads to; the first, if nothing does. */
export function meantBy<O extends { readonly offer: CardsOffer }>(
  all: readonly O[],
  chosen: readonly Card[],
): readonly O[] {
  const within = all.filter(({ offer }) => isWithin(offer, chosen));
  const enough = within.filter(({ offer }) => isEnough(offer, chosen));
  const [best = []] = [enough, within, all.filter(({ offer }) => leadsTo(offer, chosen))].filter(
    (some) => some.length > 0,
  );
  return best.length > 0 ? best : all.slice(0, 1);
}

/**
 * The chosen cards after one was pressed. If it does not go with the others, it begins another choice; if one card is asked for, it
 * replaces the other. An offer of a group takes all of the group with the first card of it.
 */
export function toggled(offers: Offers, chosen: readonly Card[], card: Card): readonly Card[] {
  const fixed = fixedIn(offers);
  if (fixed.includes(card)) return chosen;
  if (chosen.includes(card)) return without(offers, chosen, card);
  const [alone, more] = [
    [...fixed, card],
    [...chosen, card],
  ];
  if (offers.some((offer) => isWithin(offer, more))) return more;
  const [only] = offers;
  // One offer: too many are chosen until another card is put back, unless there is one place.
  if (only && offers.length === 1) return only.max === 1 ? alone : more;
  if (offers.some((offer) => isWithin(offer, alone))) return alone;
  const groups = offers
    .filter(({ from }) => from.includes(card))
    .sort((a, b) => Number(b.fixed.includes(card)) - Number(a.fixed.includes(card)) || a.fixed.length - b.fixed.length);
  return [...new Set([...(groups[0]?.fixed ?? []), card])];
}

/** Without a card; with a card of a group that has to be taken as a whole, all of that goes. */
function without(offers: Offers, chosen: readonly Card[], card: Card): readonly Card[] {
  const left = chosen.filter((one) => one !== card);
  if (offers.some((offer) => isWithin(offer, left))) return left;
  const group = offers.find((offer) => offer.fixed.includes(card) && leadsTo(offer, chosen));
  return group ? left.filter((one) => !group.fixed.includes(one)) : left;
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
