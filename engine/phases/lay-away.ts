import { z } from 'zod';
import { type Card, handOf, laidBy, type Zone } from '../core/card.ts';
import type { Refusal, Refuse } from '../core/refusal.ts';
import type { Actor, Audience, Seat } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import { cardsAction } from '../kernel/deal/offers.ts';
import { defineSeatPhase, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { Share } from './exchange.ts';
import type { Onward } from './way.ts';

/** What may be laid away: first these, face down; only when they are used up also those, shown. */
export interface Discards {
  readonly first: readonly Card[];
  readonly then: readonly Card[];
}

/** What a family says about laying away. */
export interface LayAway<Id extends string> {
  readonly id: Id;
  /** Cards in the hand of somebody who has laid away. */
  readonly hand: number;
  readonly rule: string;
  /** Who lays away; missing: the declarer. */
  readonly who?: (s: State) => Seat;
  readonly refusal: Refuse<'card-not-in-hand' | 'card-twice' | 'lay-exactly'>;
  /** How many are laid away before any are taken; nothing: what is too much in hand. */
  readonly share?: (s: State) => Share | undefined;
  /** Why this number cannot be laid away, where that is chosen. */
  readonly refuseNumber?: (n: number, share: Share) => Refusal | undefined;
  /** Which cards may be laid away; missing: all. */
  readonly discards?: (s: State, seat: Seat) => Discards;
  /** Why these cards, which are as many as there must be, may not be laid away. */
  readonly refuse?: (s: State, cards: readonly Card[]) => Refusal | undefined;
  /** What else happens by it. */
  readonly also?: (s: State, cards: readonly Card[]) => readonly Event[];
  readonly next: Onward<Id>;
}

/** The same where laying away is a part of a phase that has more to it. */
export interface PartOf extends Omit<LayAway<string>, 'id' | 'next'> {
  /** Where the cards go, and who else sees them then; missing: away, and nobody. */
  readonly to?: (s: State, seat: Seat) => { readonly zone: Zone; readonly seenBy: readonly Seat[] };
}

/** Cards that are laid away, under the name that the family has for it. */
export type Laying<Type extends string> = { readonly type: Type; readonly cards: readonly Card[] };
export type Discarding = Laying<'discard'>;

/** Somebody lays away face down what is too much in hand; nobody else sees it, but what had to be shown. */
export const layAway = <Id extends string = string>(about: LayAway<Id>): PhaseOf<Discarding, Id> =>
  layAwayAs('discard', about);

/** What may be laid away so: some of the first, or all of them and some of the others. Nothing is a button, as no card is pressed for it. */
function offersOf(type: string, { first, then }: Discards, { least, most }: Share): readonly Offer[] {
  const all = [...first, ...then];
  const some = { from: first, fixed: [], min: Math.max(1, least), max: Math.min(most, first.length) };
  const more = { from: all, fixed: first, min: Math.max(first.length + 1, least), max: Math.min(most, all.length) };
  const offers = [some, more]
    .filter(({ min, max }) => min <= max)
    .map((cards): Offer => ({ kind: 'cards', type, ...cards }));
  return least > 0 ? offers : [...offers, { kind: 'one-of', actions: [cardsAction({ type }, [])] }];
}

/** What a phase asks its laying away. */
export interface LayingPart<A extends Action> extends Pick<PhaseOf<A>, 'turn' | 'offers'> {
  readonly actions: z.ZodType<A>;
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  decide(s: State, seat: Seat, action: A): readonly Event[];
  heardBy(s: State, by: Actor, action: A): Audience;
}

/** The same in a family that has another name for the action. */
export const layAwayAs = <Type extends string, Id extends string = string>(
  type: Type,
  { id, next, ...part }: LayAway<Id>,
): PhaseOf<Laying<Type>, Id> =>
  defineSeatPhase<Laying<Type>, Id>({
    ...laying(type, part),
    id,
    next: (s) => next(s, id),
    show: () => null,
  });

/** Laying away as a part of a phase: it may go somewhere else, where others see it. */
export function laying<Type extends string>(type: Type, about: PartOf): LayingPart<Laying<Type>> {
  const { hand, rule, who, refusal, share, refuseNumber, discards, refuse, also } = about;
  const to = about.to ?? ((_s: State, seat: Seat) => ({ zone: laidBy(seat), seenBy: [] }));
  const cardsOf = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
  const surplus = (s: State, seat: Seat): number => Math.max(0, cardsOf(s, seat).length - hand);
  const shareOf = (s: State, seat: Seat): Share => share?.(s) ?? { least: surplus(s, seat), most: surplus(s, seat) };
  const refuseCount = (s: State, seat: Seat, n: number): Refusal | undefined => {
    const chosen = share?.(s);
    if (chosen) return refuseNumber?.(n, chosen);
    const count = surplus(s, seat);
    return n === count ? undefined : refusal('lay-exactly', { count }, rule);
  };
  const discardsOf = (s: State, seat: Seat): Discards => discards?.(s, seat) ?? { first: cardsOf(s, seat), then: [] };
  return {
    actions: z.strictObject({ type: z.literal(type), cards: z.array(z.string()) }),
    turn(s) {
      const seat = who ? who(s) : firstGame(s).declarer;
      return { must: shareOf(s, seat).most > 0 ? [seat] : [], may: [] };
    },
    offers: (s, seat) => offersOf(type, discardsOf(s, seat), shareOf(s, seat)),
    refuse(s, seat, { cards }) {
      const strange = cards.find((card) => !cardsOf(s, seat).includes(card));
      if (strange !== undefined) return refusal('card-not-in-hand', { card: strange });
      const twice = cards.find((card, i) => cards.indexOf(card) !== i);
      if (twice !== undefined) return refusal('card-twice', { card: twice });
      return refuseCount(s, seat, cards.length) ?? refuse?.(s, cards);
    },
    heardBy: (s, by) => (by === 'table' ? [] : [by, ...to(s, by).seenBy]),
    decide(s, seat, { cards }) {
      const { first, then: shown } = discardsOf(s, seat);
      const { zone, seenBy } = to(s, seat);
      const move = { type: 'moved', from: handOf(seat), to: zone } as const;
      const events: readonly Extract<Event, { type: 'moved' }>[] = [
        { ...move, cards: cards.filter((card) => !shown.includes(card)), seenBy: [seat, ...seenBy], among: first },
        { ...move, cards: cards.filter((card) => shown.includes(card)), seenBy: 'all' },
      ];
      return [...events.filter((event) => event.cards.length > 0), ...(also?.(s, cards) ?? [])];
    },
  };
}

/** The declarer takes a zone into their hand; nobody else sees it. */
export const takeUp = (s: State, zone: string, seat: Seat): Event => ({
  type: 'moved',
  cards: s.zones[zone] ?? [],
  from: zone,
  to: handOf(seat),
  seenBy: [seat],
});
