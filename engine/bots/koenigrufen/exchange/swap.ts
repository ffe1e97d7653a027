import { because } from '#engine/bots/advice.ts';
import type { Card } from '#engine/core/card.ts';
import { isKing, isTarock, strengthOf, suitOf, thirdsOf } from '#engine/decks/deck-54.ts';
import type { PhaseAction } from '../actions.ts';
import { suitCards } from '../hand.ts';
import type { Observation } from '../observation.ts';
import { best } from '../play/points.ts';
import type { Chosen } from '../reasons.ts';

type Swap = Extract<PhaseAction<'exchange'>, { readonly type: 'exchange' }>;

/** How much better the card taken must be than the one given. */
const ENOUGH = 3;

/** Trischaken for points: the best card of the open talon for the worst in hand, if that is worth the while. */
export function chooseSwap({ hand }: Observation, actions: readonly PhaseAction<'exchange'>[]): Chosen {
  const swaps = actions.filter((action) => action.type === 'exchange');
  const gain = ({ give, take }: Swap): number => use(take, hand) - use(give, hand);
  const swap = best(swaps, gain);
  if (swap && gain(swap) > ENOUGH)
    return because(swap, 'swap', { give: { card: swap.give }, take: { card: swap.take } });
  return because(
    actions.find(({ type }) => type === 'good'),
    'no-swap',
  );
}

/** What a card is good for when everybody wants points: to win tricks with, or to have. */
function use(card: Card, hand: readonly Card[]): number {
  if (isTarock(card)) return 6 + strengthOf(card) / 2 + thirdsOf(card) / 2;
  if (isKing(card)) return 13;
  const beside = suitCards(hand, suitOf(card)).filter((other) => other !== card).length;
  // A lone card is soon gone, and then tarocks take the suit.
  return thirdsOf(card) / 3 + (beside === 0 ? -2 : 0);
}
