import type { Card } from '#engine/core/card.ts';
import { isKing, isTarock, strengthOf } from '#engine/decks/deck-54.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { Sensible } from '../search/sense.ts';
import { bySuit, cardsOffers, fewest, type Here, plays, type WithCard } from './here.ts';

const higher = (one: Card, other: Card): number => strengthOf(other) - strengthOf(one);
const isPassing = ({ contract }: Here): boolean => contract.kind === 'passing';

/** The lowest card of each suit of which there are some: with it the suit is served, and hardly anything beaten. */
const lowest = (hand: readonly Card[]): ReadonlySet<Card> =>
  new Set([...bySuit(hand)].flatMap(([, cards]) => cards.slice(-1)));

/** Suit cards that may be laid away, those first that beat most; the last of each suit stays as long as it can. */
function spare(hand: readonly Card[]): readonly Card[] {
  const low = lowest(hand);
  return hand.filter((card) => !isTarock(card) && !isKing(card) && !low.has(card)).sort(higher);
}

/** Low cards of the talon, as many as are lower than what is laid away for them (reform §7.9, Pensionist). */
function better(offer: CardsOffer, hand: readonly Card[]): readonly Card[] {
  const away = spare(hand);
  const low = offer.from.filter((card) => !isTarock(card) && !isKing(card)).sort((one, other) => higher(other, one));
  const taken = low.filter((card, i) => strengthOf(card) < strengthOf(away[i] ?? ''));
  const rest = [...low, ...offer.from].filter((card) => !taken.includes(card));
  return [...taken, ...new Set(rest)].slice(0, Math.max(offer.min, taken.length));
}

/** Of the talon the cards with which nothing is beaten (reform §7.9, Pensionist). */
export const takingLow = (here: Here): Sensible | undefined =>
  isPassing(here)
    ? { actions: cardsOffers(here).map((offer) => cardsAction(offer, better(offer, here.hand))) }
    : undefined;

/** What beats most is laid away, and the lowest of each suit stays (reform §7.9, Pensionist). */
export function layingHigh(here: Here): Sensible | undefined {
  if (!isPassing(here)) return undefined;
  const first = spare(here.hand);
  const place = (card: Card): number => (first.includes(card) ? first.indexOf(card) : first.length);
  return { actions: cardsOffers(here).map((offer) => fewest(offer, (one, other) => place(one) - place(other))) };
}

/** The declarer gets rid of what beats most; the others play low, so that the declarer has to beat (reform §7.9, Pensionist). */
export function beating(here: Here): Sensible {
  const { seat, game } = here;
  const best = seat === game.declarer ? 0 : -1;
  const may = plays(here);
  const suits = [...bySuit(may.map(({ card }) => card)).values()];
  const some = new Set(suits.flatMap((cards) => cards.at(best) ?? []));
  return { actions: may.filter(({ card }: WithCard) => some.has(card)) };
}
