import { canonical } from '#engine/core/json.ts';
import { below, type Rng, shuffled } from '#engine/core/rng.ts';
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
import type { Sensible } from './sense.ts';

/** How many choices of cards are thought about: what is advised, neighbours of it, and some by chance. */
const MOST_CHOICES = 8;

/** Where more is offered by name, not all of it is thought about that does not look sensible. */
const MOST_NAMED = 24;

/** What is at hand before it is thought about: what somebody quick would do, and what is sensible at first sight. */
interface AtHand {
  readonly advised: Action | null;
  readonly sensible?: Sensible | undefined;
}

/** What is thought about in a position: what is sensible, whatever is offered by name, and some of the choices of cards. */
export function candidates({ offers }: View, { advised, sensible }: AtHand, rng: Rng): readonly Action[] {
  const open = withoutAttempts(offers);
  const all = new Map(sensible?.actions.map((action) => [canonical(action), action]));
  if (sensible?.isAll) return [...all.values()];
  const named = namedIn(open);
  const more = named.length > MOST_NAMED && all.size > 0 ? some(named, MOST_NAMED - all.size, rng) : named;
  const chosen = open.flatMap((offer) => (offer.kind === 'cards' ? choices(offer, advised, rng) : []));
  for (const action of [...more, ...chosen]) {
    const name = canonical(action);
    if (!all.has(name)) all.set(name, action);
  }
  return [...all.values()];
}

const some = (actions: readonly Action[], count: number, rng: Rng): readonly Action[] =>
  shuffled(actions, rng).slice(0, Math.max(0, count));

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
