import { z } from 'zod';
import { type Card, handOf, laidBy } from '../core/card.ts';
import type { Refusal, Refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
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
  /** Which cards may be laid away; missing: all. */
  readonly discards?: (s: State, seat: Seat) => Discards;
  /** Why these cards, which are as many as there must be, may not be laid away. */
  readonly refuse?: (s: State, cards: readonly Card[]) => Refusal | undefined;
  readonly next: Onward<Id>;
}

/** Cards that are laid away, under the name that the family has for it. */
export type Laying<Type extends string> = { readonly type: Type; readonly cards: readonly Card[] };
export type Discarding = Laying<'discard'>;

/** Somebody lays away face down what is too much in hand; nobody else sees it, but what had to be shown. */
export const layAway = <Id extends string = string>(about: LayAway<Id>): PhaseOf<Discarding, Id> =>
  layAwayAs('discard', about);

/** The same in a family that has another name for the action. */
export function layAwayAs<Type extends string, Id extends string = string>(
  type: Type,
  about: LayAway<Id>,
): PhaseOf<Laying<Type>, Id> {
  const { id, hand, rule, who, refusal, discards, refuse, next } = about;
  const cardsOf = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
  const surplus = (s: State, seat: Seat): number => Math.max(0, cardsOf(s, seat).length - hand);
  const discardsOf = (s: State, seat: Seat): Discards => discards?.(s, seat) ?? { first: cardsOf(s, seat), then: [] };
  return defineSeatPhase<Laying<Type>, Id>({
    id,
    actions: z.strictObject({ type: z.literal(type), cards: z.array(z.string()) }),
    turn(s) {
      const seat = who ? who(s) : firstGame(s).declarer;
      return { must: surplus(s, seat) > 0 ? [seat] : [], may: [] };
    },
    offers(s, seat) {
      const count = surplus(s, seat);
      const { first, then } = discardsOf(s, seat);
      const [from, fixed] = first.length < count ? [[...first, ...then], first] : [first, []];
      return [{ kind: 'cards', type, from, fixed, min: count, max: count }];
    },
    refuse(s, seat, { cards }) {
      const strange = cards.find((card) => !cardsOf(s, seat).includes(card));
      if (strange !== undefined) return refusal('card-not-in-hand', { card: strange });
      const twice = cards.find((card, i) => cards.indexOf(card) !== i);
      if (twice !== undefined) return refusal('card-twice', { card: twice });
      const count = surplus(s, seat);
      return cards.length === count ? refuse?.(s, cards) : refusal('lay-exactly', { count }, rule);
    },
    heardBy: (_s, by) => (by === 'table' ? [] : [by]),
    decide: (s, seat, { cards }) => {
      const { first, then: shown } = discardsOf(s, seat);
      const move = { type: 'moved', from: handOf(seat), to: laidBy(seat) } as const;
      const events: readonly Extract<Event, { type: 'moved' }>[] = [
        { ...move, cards: cards.filter((card) => !shown.includes(card)), seenBy: [seat], among: first },
        { ...move, cards: cards.filter((card) => shown.includes(card)), seenBy: 'all' },
      ];
      return events.filter((event) => event.cards.length > 0);
    },
    next: (s) => next(s, id),
    show: () => null,
  });
}

/** The declarer takes a zone into their hand; nobody else sees it. */
export const takeUp = (s: State, zone: string, seat: Seat): Event => ({
  type: 'moved',
  cards: s.zones[zone] ?? [],
  from: zone,
  to: handOf(seat),
  seenBy: [seat],
});
