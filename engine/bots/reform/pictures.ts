import type { Card } from '#engine/core/card.ts';
import { isTarock, strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { Sensible } from '../search/sense.ts';
import { cardsOffers, fewest, type Here, plays } from './here.ts';

const RANKS = ['K', 'Q', 'N', 'J'];
const isOf = (rank: string, card: Card): boolean => !isTarock(card) && card.slice(1) === rank;
const countOf = (rank: string, cards: readonly Card[]): number => cards.filter((card) => isOf(rank, card)).length;

/** The pictures of which there are most. */
const bestIn = (cards: readonly Card[]): string =>
  [...RANKS].sort((one, other) => countOf(other, cards) - countOf(one, cards))[0] ?? '';

/** Of the talon whatever makes most equal pictures (reform §7.8, Artist). */
export function taking(here: Here): Sensible | undefined {
  const { contract, hand } = here;
  if (contract.kind !== 'pictures') return undefined;
  const wanted = (offer: CardsOffer): string => bestIn([...hand, ...offer.from]);
  const least = cardsOffers(here).map((offer) => {
    const rank = wanted(offer);
    return fewest(offer, (one, other) => Number(isOf(rank, other)) - Number(isOf(rank, one)));
  });
  const equal = ({ cards }: Action & { readonly cards?: readonly Card[] }): number => {
    const all = [...hand, ...(cards ?? [])];
    return countOf(bestIn(all), all);
  };
  const most = Math.max(...least.map(equal));
  return { actions: least.filter((action) => equal(action) === most) };
}

/** Equal pictures stay, and small cards of their suits that can be followed with (reform §7.8, Artist). */
export function laying(here: Here): Sensible | undefined {
  const { contract, hand } = here;
  if (contract.kind !== 'pictures') return undefined;
  const rank = bestIn(hand);
  const suits = new Set(hand.filter((card) => isOf(rank, card)).map(suitOf));
  const late = (card: Card): number => (isOf(rank, card) ? 2 : Number(suits.has(suitOf(card))));
  const sooner = (one: Card, other: Card): number => late(one) - late(other) || strengthOf(other) - strengthOf(one);
  return { actions: cardsOffers(here).map((offer) => fewest(offer, sooner)) };
}

/** Anything goes before the pictures that shall be left (reform §7.8, Artist). */
export function painting(here: Here): Sensible {
  const rank = bestIn(here.hand);
  return { actions: plays(here).filter(({ card }) => !isOf(rank, card)) };
}
