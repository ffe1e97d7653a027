import { canonical } from '#engine/core/json.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Action, Offer } from './action.ts';

/** An offer to choose cards: `min` to `max` out of `from`. */
export type CardsOffer = Extract<Offer, { kind: 'cards' }>;

/** An action made from a `cards` offer. */
export interface CardsAction extends Action {
  readonly cards: readonly string[];
}

/** The action that answers a `cards` offer with these cards. */
export const cardsAction = (offer: Pick<CardsOffer, 'type' | 'with'>, cards: readonly string[]): Action =>
  ({ ...offer.with, type: offer.type, cards }) satisfies CardsAction as Action;

/** The actions that the offers name one by one, attempts included. */
export function namedIn(offers: readonly Offer[]): readonly Action[] {
  const [first] = offers;
  if (offers.length === 1 && first && first.kind !== 'cards') return first.actions;
  return flatMapped(offers, (offer) => (offer.kind === 'cards' ? [] : offer.actions));
}

/** Without attempts: whatever is made of these offers is accepted. */
export const withoutAttempts = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ kind }) => kind !== 'attempt');

/** Every action that the offers stand for, one by one; a `cards` offer may stand for thousands. */
export function* actionsOf(offers: readonly Offer[]): Generator<Action> {
  for (const offer of offers) {
    if (offer.kind !== 'cards') yield* offer.actions;
    else for (const cards of choices(offer)) yield cardsAction(offer, cards);
  }
}

/** Whether an action is among the offers, field by field; the order of keys does not matter. */
export function isOffered(offers: readonly Offer[], action: Action): boolean {
  const text = canonical(action);
  return offers.some((offer) =>
    offer.kind === 'cards' ? isChoice(offer, action) : offer.actions.some((one) => canonical(one) === text),
  );
}

function isChoice(offer: CardsOffer, action: Action): boolean {
  const { type, cards, ...others } = action as Partial<CardsAction>;
  if (type !== offer.type || !Array.isArray(cards) || canonical(others) !== canonical(offer.with ?? {})) return false;
  const chosen = new Set<unknown>(cards);
  return (
    chosen.size === cards.length &&
    chosen.size >= offer.min &&
    chosen.size <= offer.max &&
    cards.every((card) => offer.from.includes(card as string)) &&
    offer.fixed.every((card) => chosen.has(card))
  );
}

/** A random action from the offers, which is accepted; `weight` (1 if missing) makes single actions likelier. */
export function sampleAction(offers: readonly Offer[], rng: Rng, weight: (action: Action) => number = () => 1): Action {
  const candidates = flatMapped(withoutAttempts(offers), (offer) =>
    offer.kind === 'cards' ? [sampleCards(offer, rng)] : offer.actions,
  );
  if (candidates.length === 0) throw new Error('nothing is offered');
  const weights = candidates.map(weight);
  let left = rng() * weights.reduce((a, b) => a + b, 0);
  return candidates.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? pick(candidates, rng);
}

function sampleCards(offer: CardsOffer, rng: Rng): Action {
  const free = shuffled(
    offer.from.filter((card) => !offer.fixed.includes(card)),
    rng,
  );
  const size = offer.min + below(offer.max - offer.min + 1, rng);
  const cards = [...offer.fixed, ...free.slice(0, size - offer.fixed.length)];
  return cardsAction(offer, offer.ordered ? shuffled(cards, rng) : cards);
}

function* choices(offer: CardsOffer): Generator<readonly string[]> {
  const free = offer.from.filter((card) => !offer.fixed.includes(card));
  for (let size = offer.min; size <= offer.max; size++)
    for (const rest of combinations(free, size - offer.fixed.length, 0)) {
      if (offer.ordered) yield* permutations([...offer.fixed, ...rest]);
      else yield [...offer.fixed, ...rest];
    }
}

function* combinations(cards: readonly string[], size: number, first: number): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = first; i <= cards.length - size; i++)
    for (const rest of combinations(cards, size - 1, i + 1)) yield [cards[i] ?? '', ...rest];
}

function* permutations(cards: readonly string[]): Generator<readonly string[]> {
  if (cards.length === 0) {
    yield [];
    return;
  }
  for (const card of cards)
    for (const rest of permutations(cards.filter((other) => other !== card))) yield [card, ...rest];
}
