import { canonical } from '#engine/core/json.ts';
import { below, type Rng } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import {
  type CardsAction,
  cardsAction,
  type CardsOffer,
  isOffered,
  namedIn,
  sampleAction,
  withoutAttempts,
} from '#engine/kernel/deal/offers.ts';
import type { View } from '#engine/kernel/deal/view.ts';

/** How many choices of cards are thought about: what is advised, neighbours of it, and some by chance. */
const MOST_CHOICES = 8;

/** What is thought about in a position: whatever is offered by name, and some of the choices of cards. */
export function candidates({ offers }: View, advised: Action | null, rng: Rng): readonly Action[] {
  const open = withoutAttempts(offers);
  const all = new Map(namedIn(open).map((action) => [canonical(action), action]));
  for (const offer of open)
    if (offer.kind === 'cards') for (const one of choices(offer, advised, rng)) all.set(canonical(one), one);
  return [...all.values()];
}

function choices(offer: CardsOffer, advised: Action | null, rng: Rng): readonly Action[] {
  const first = advised && isChoiceOf(offer, advised) ? advised.cards : undefined;
  const some = first ? [cardsAction(offer, first)] : [];
  while (some.length < MOST_CHOICES) {
    const near = first && rng() < 0.5 ? neighbour(offer, first, rng) : undefined;
    some.push(near ? cardsAction(offer, near) : sampleAction([offer], rng));
  }
  return some;
}

/** Whether an action chooses from this offer, and not from another of the same type. */
const isChoiceOf = (offer: CardsOffer, action: Action): action is CardsAction => isOffered([offer], action);

/** The same cards but one; `undefined`: no other one may be chosen. */
function neighbour({ from, fixed }: CardsOffer, cards: readonly string[], rng: Rng): readonly string[] | undefined {
  const gives = cards.filter((card) => !fixed.includes(card));
  const takes = from.filter((card) => !cards.includes(card));
  const [give, take] = [gives[below(gives.length, rng)], takes[below(takes.length, rng)]];
  return give === undefined || take === undefined ? undefined : cards.map((card) => (card === give ? take : card));
}
