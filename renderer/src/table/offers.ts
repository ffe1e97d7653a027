import type { Card } from '../../../engine/core/card.ts';
import type { CardsOffer } from '../../../engine/kernel/offers.ts';
import type { Action, Offer } from '../../../engine/kernel/types.ts';

interface Play extends Action {
  readonly card: Card;
}

const isPlay = (action: Action): action is Play => action.type === 'play' && 'card' in action;
const single = (offers: readonly Offer[]): readonly Action[] =>
  offers.flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : []));

/** The cards that may be played now. */
export const playsOf = (offers: readonly Offer[]): ReadonlySet<Card> =>
  new Set(
    single(offers)
      .filter(isPlay)
      .map(({ card }) => card),
  );

/** Everything else that may be said or done. */
export const statementsOf = (offers: readonly Offer[]): readonly Action[] =>
  single(offers).filter((action) => !isPlay(action));

/** Cards to choose, if the view asks for any (discards). */
export const cardsOffer = (offers: readonly Offer[]): CardsOffer | undefined =>
  offers.find((offer) => offer.kind === 'cards');

export const play = (card: Card): Action => ({ type: 'play', card }) satisfies Play as Action;
