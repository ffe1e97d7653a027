import type { Actor } from '../core/seat.ts';
import type { Offer } from '../kernel/deal/action.ts';
import { offersTo, turnOf } from '../kernel/deal/apply.ts';
import { type CardsOffer, namedIn } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Report } from './violation.ts';

/** Freezes a value and everything in it, so that any change throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

/** Every card of the pack lies in exactly one zone, and nothing else does. */
export function checkCards(rules: Rules, s: State, report: Report): void {
  const lying = Object.values(s.zones).flat();
  const missing = new Set(rules.pack.cards);
  if (!lying.every((card) => missing.delete(card)) || missing.size > 0)
    report('cards-lost', `${lying.length} cards: ${lying.sort().join(' ')}`);
}

/**
 * States are JSON: writing one down neither loses nor changes anything. A state shares most of its parts with the one
 * before; frozen as they are, they are examined once for the whole deal.
 */
export function jsonChecker(): (value: unknown) => boolean {
  const sound = new WeakSet();
  const survives = (value: unknown): boolean => {
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
    if (sound.has(value)) return true;
    if (!isPlain(value) || !Object.values(value).every(survives)) return false;
    sound.add(value);
    return true;
  };
  return survives;
}

/** An object literal or an array without gaps. */
const isPlain = (value: object): boolean =>
  Array.isArray(value)
    ? Object.keys(value).length === value.length
    : Object.getPrototypeOf(value) === Object.prototype && Object.getOwnPropertySymbols(value).length === 0;

/** Everybody who has to act, the host included. */
export function actorsOf(rules: Rules, s: State): { readonly must: readonly Actor[]; readonly may: readonly Actor[] } {
  const { must, may, table } = turnOf(rules, s);
  return {
    must: table === 'must' ? [...must, 'table'] : must,
    may: table === 'may' ? [...may, 'table'] : may,
  };
}

/** Actors who must act are offered something, no offer is empty, nothing is offered twice, and `cards` offers can be met. */
export function checkOffers(rules: Rules, s: State, report: Report): void {
  const { must, may } = actorsOf(rules, s);
  for (const seat of [...must, ...may])
    if (seat !== 'table' && !s.active.includes(seat)) report('turn-of-nobody', `seat ${seat} in ${String(s.phase)}`);
  // Who chooses an offer first, and then something of it, is stuck with one that holds nothing.
  for (const by of [...must, ...may])
    if (offersTo(rules, s, by).some(isEmpty)) report('empty-offer', `${by} in ${String(s.phase)}`);
  for (const by of must) {
    const offers = offersTo(rules, s, by);
    if (offers.every(isEmpty)) report('nothing-offered', `${by} in ${String(s.phase)}`);
    const actions = namedIn(offers).map((action) => JSON.stringify(action));
    if (new Set(actions).size !== actions.length) report('offered-twice', `${by} in ${String(s.phase)}`);
    for (const offer of offers) if (offer.kind === 'cards') checkCardsOffer(offer, report);
  }
}

const isEmpty = (offer: Offer): boolean =>
  offer.kind === 'cards' ? offer.from.length < offer.min : offer.actions.length === 0;

function checkCardsOffer(offer: CardsOffer, report: Report): void {
  const { type, from, fixed, min, max } = offer;
  const sound =
    new Set(from).size === from.length &&
    fixed.every((card) => from.includes(card)) &&
    fixed.length <= max &&
    min <= max &&
    max <= from.length;
  if (!sound) report('impossible-offer', `${type}: ${JSON.stringify(offer)}`);
}
