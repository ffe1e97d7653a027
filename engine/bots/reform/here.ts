import type { Card } from '#engine/core/card.ts';
import { strengthOf, suitOf } from '#engine/decks/deck-54.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer, namedIn } from '#engine/kernel/deal/offers.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Sight } from '../search/sense.ts';

/** What a seat has before it, and what is played. */
export interface Here extends Omit<Sight, 'game'> {
  readonly contract: Contract;
  readonly game: Pick<Game, 'declarer' | 'with'>;
}

/** An action with a card. */
export interface WithCard extends Action {
  readonly card: Card;
}

/** Those that are offered one by one and of this type. */
export const ofType = ({ offers }: Pick<Here, 'offers'>, type: string): readonly Action[] =>
  namedIn(offers).filter((action) => action.type === type);

/** The same of one card each. */
export const cardsOf = (here: Pick<Here, 'offers'>, type: string): readonly WithCard[] =>
  ofType(here, type).filter((action): action is WithCard => 'card' in action);

/** Single cards that may be played. */
export const plays = (here: Pick<Here, 'offers'>): readonly WithCard[] => cardsOf(here, 'play');

/** Offers to choose several cards. */
export const cardsOffers = ({ offers }: Pick<Here, 'offers'>): readonly CardsOffer[] =>
  offers.filter((offer) => offer.kind === 'cards');

/** As few cards of an offer as it allows, those that come first. */
export function fewest(offer: CardsOffer, sooner: (one: Card, other: Card) => number): Action {
  const free = offer.from.filter((card) => !offer.fixed.includes(card)).sort(sooner);
  return cardsAction(offer, [...offer.fixed, ...free.slice(0, offer.min - offer.fixed.length)]);
}

/** Cards by suit, the highest first. */
export function bySuit(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const suits = new Map<string, Card[]>();
  for (const card of cards) {
    const suit = suitOf(card);
    const there = suits.get(suit);
    if (there) there.push(card);
    else suits.set(suit, [card]);
  }
  for (const there of suits.values()) there.sort((one, other) => strengthOf(other) - strengthOf(one));
  return suits;
}

/** The suit of which there are most cards; `undefined`: there are none. */
export function longestIn(cards: readonly Card[]): string | undefined {
  let longest: readonly [suit: string, count: number] | undefined;
  for (const [suit, { length }] of bySuit(cards)) if (!longest || length > longest[1]) longest = [suit, length];
  return longest?.[0];
}
