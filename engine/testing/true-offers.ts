import type { Actor } from '../core/seat.ts';
import type { Offer } from '../kernel/deal/action.ts';
import { apply, offersTo } from '../kernel/deal/apply.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';

/** Attempts as if they were certain: for whoever tries what is forbidden. */
export const allOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.map((offer) => (offer.kind === 'attempt' ? { ...offer, kind: 'one-of' } : offer));

/** What an actor is offered, of attempts only those that are so: for players at random, who would be refused most of the time. */
export const trueOffers = (rules: Rules, s: State, by: Actor): readonly Offer[] =>
  offersTo(rules, s, by).flatMap((offer): readonly Offer[] => {
    if (offer.kind !== 'attempt') return [offer];
    const actions = offer.actions.filter((action) => apply(rules, s, by, action).ok);
    return actions.length > 0 ? [{ kind: 'one-of', actions }] : [];
  });
