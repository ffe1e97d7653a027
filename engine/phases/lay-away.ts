import { z } from 'zod';
import { handOf, laidBy, type Card } from '../core/card.ts';
import type { Refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { firstGame } from '../kernel/games.ts';
import { defineSeatPhase } from '../kernel/phase.ts';
import type { Event, Phase, State } from '../kernel/types.ts';

/** What a family says about laying away after taking cards up. */
export interface LayAway {
  readonly id: string;
  /** Cards in the hand of somebody who has laid away. */
  readonly hand: number;
  readonly rule: string;
  readonly refusal: Refuse<'card-not-in-hand' | 'lay-exactly'>;
  readonly next: (s: State) => readonly Event[];
}

const ACTION = z.strictObject({ type: z.literal('discard'), cards: z.array(z.string()) });

/** The declarer lays away face down what is too much in hand; nobody else sees it. */
export function layAway({ id, hand, rule, refusal, next }: LayAway): Phase {
  const cardsOf = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
  const surplus = (s: State, seat: Seat): number => Math.max(0, cardsOf(s, seat).length - hand);
  return defineSeatPhase<z.infer<typeof ACTION>>({
    id,
    actions: ACTION,
    turn(s) {
      const { declarer } = firstGame(s);
      return { must: surplus(s, declarer) > 0 ? [declarer] : [], may: [] };
    },
    offers(s, seat) {
      const count = surplus(s, seat);
      return [{ kind: 'cards', type: 'discard', from: cardsOf(s, seat), fixed: [], min: count, max: count }];
    },
    refuse(s, seat, { cards }) {
      const strange = cards.find((card) => !cardsOf(s, seat).includes(card));
      if (strange !== undefined) return refusal('card-not-in-hand', { card: strange }, rule);
      const count = surplus(s, seat);
      return cards.length === count && new Set(cards).size === count
        ? undefined
        : refusal('lay-exactly', { count }, rule);
    },
    heardBy: (_s, by) => (by === 'table' ? [] : [by]),
    decide: (_s, seat, { cards }) => [{ type: 'moved', cards, from: handOf(seat), to: laidBy(seat), seenBy: [seat] }],
    next,
    show: () => null,
  });
}

/** The declarer takes a zone into his hand; nobody else sees it. */
export const takeUp = (s: State, zone: string, seat: Seat): Event => ({
  type: 'moved',
  cards: s.zones[zone] ?? [],
  from: zone,
  to: handOf(seat),
  seenBy: [seat],
});
