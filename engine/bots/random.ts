import { groupedBy } from '../core/lists.ts';
import type { Rng } from '../core/rng.ts';
import { findGame } from '../games/index.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { cardsAction, sampleAction, withoutAttempts } from '../kernel/deal/offers.ts';
import type { View } from '../kernel/deal/view.ts';
import type { Bot } from './types.ts';

/** Whether an action lets things be; a bot that spoke up at random would bid and double all evening. */
function quietIn(family: string): (action: Action) => boolean {
  const game = findGame(family);
  return (action) => game.ok && game.value.groupOf(action) === 'quiet';
}

/** How much likelier a quiet statement is than all others together. */
const QUIETNESS = 10;

/** How seldom it speaks where it need not. */
const UNASKED = 0.1;

/** A bid as most games make it. */
interface Bid extends Action {
  readonly contract: string;
}
const isBid = (action: Action): action is Bid => 'contract' in action && typeof action.contract === 'string';

/**
 * How likely an action is against the others: quiet ones by far the likeliest, each contract half as likely as the one
 * offered before it (the ladder begins with the humble ones), however many ways there are to play it.
 */
function weights(offers: readonly Offer[], isQuiet: (action: Action) => boolean): (action: Action) => number {
  const all = offers.flatMap((offer) => (offer.kind === 'cards' ? [cardsAction(offer, [])] : offer.actions));
  const bids = groupedBy(all.filter(isBid), ({ contract }) => contract);
  const ladder = [...bids.keys()];
  const loud = (action: Action): number =>
    isBid(action) ? 2 ** -ladder.indexOf(action.contract) / (bids.get(action.contract)?.length ?? 1) : 1;
  const noise = all.filter((action) => !isQuiet(action)).reduce((sum, action) => sum + loud(action), 0);
  return (action) => (isQuiet(action) ? QUIETNESS * Math.max(noise, 1) : loud(action));
}

/** Plays any legal action by chance, mostly quiet ones. */
export const RANDOM_BOT: Bot = {
  act(view: View, { family }, rng: Rng): Action | null {
    if (!view.turn.must.some((seat) => seat === view.viewer) && rng() >= UNASKED) return null;
    // It knows nothing, so it tries nothing that is refused if it is not so.
    const offers = withoutAttempts(view.offers);
    return offers.length === 0 ? null : sampleAction(offers, rng, weights(offers, quietIn(family)));
  },
};
