import { type Card, handOf, type Zone } from '../core/card.ts';
import { flatMapped, joined } from '../core/lists.ts';
import type { Refusal, Refuse } from '../core/refusal.ts';
import type { Audience, Seat } from '../core/seat.ts';
import type { Offer } from '../kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '../kernel/deal/offers.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** What lies in some zones, one after the other. */
export const lyingIn = (s: State, zones: readonly Zone[]): readonly Card[] =>
  flatMapped(zones, (zone) => s.zones[zone] ?? []);

/** Why these are no cards of what lies there: one that does not, or one named twice. */
export function refuseStrange(
  cards: readonly Card[],
  lying: readonly Card[],
  refusal: Refuse<'not-in-talon' | 'card-twice'>,
  rule: string,
): Refusal | undefined {
  const strange = cards.find((card) => !lying.includes(card));
  if (strange !== undefined) return refusal('not-in-talon', { card: strange }, rule);
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return twice === undefined ? undefined : refusal('card-twice', { card: twice });
}

/** Cards that lie in some zones go into a hand, before the eyes of whoever sees them lie. */
export const takenUp = (
  s: State,
  zones: readonly Zone[],
  { cards, by, seenBy }: { readonly cards: readonly Card[]; readonly by: Seat; readonly seenBy: Audience },
): readonly Event[] =>
  zones.flatMap((from): readonly Event[] => {
    const here = (s.zones[from] ?? []).filter((card) => cards.includes(card));
    return here.length > 0 ? [{ type: 'moved', cards: here, from, to: handOf(by), seenBy }] : [];
  });

/** The cards to choose from, and how many; if there is nothing to choose, they are chosen already. */
export const choosing = (from: readonly Card[], min: number, max: number): Omit<CardsOffer, 'kind' | 'type'> => ({
  from,
  fixed: min === from.length ? from : [],
  min,
  max,
});

/** From how many to how many cards are taken. */
export interface Share {
  readonly least: number;
  readonly most: number;
}

/** Of one group what one likes; more than that only once it is whole, and then of the others what one likes. */
export const isGroupFirst = (cards: readonly Card[], own: readonly Card[]): boolean =>
  cards.every((card) => own.includes(card)) || own.every((card) => cards.includes(card));

/**
 * What may be taken of groups so: an action of this type names the group, counted from 0, and the cards. Nothing, and everything, is one
 * choice and not one for each group: it is offered with the first of them. Nothing is a button, for no card has to be pressed for it.
 */
export function groupOffers(
  type: string,
  groups: readonly (readonly Card[])[],
  { least, most }: Share,
): readonly Offer[] {
  const all = joined(groups);
  const offers = groups.flatMap((own, group): readonly CardsOffer[] => {
    const offer = { kind: 'cards', type, with: { group } } as const;
    const upTo = Math.min(most, group === 0 ? all.length : all.length - 1);
    const some = choosing(own, Math.max(1, least), Math.min(own.length, most));
    const more = { from: all, fixed: own, min: Math.max(own.length + 1, least), max: upTo };
    return [some, more].filter(({ min, max }) => min <= max).map((one) => ({ ...offer, ...one }));
  });
  const nothing = cardsAction({ type, with: { group: 0 } }, []);
  return least > 0 ? offers : [...offers, { kind: 'one-of', actions: [nothing] }];
}
