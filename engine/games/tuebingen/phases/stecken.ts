import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { type Actor, from, type Seat, type Viewer } from '#engine/core/seat.ts';
import { PACK_78 } from '#engine/decks/deck-78.ts';
import { definePhase, defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import { isGood, ordered } from '../cards.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { CUT, type PhaseId, STECKEN } from './names.ts';

const RULE = 'tuebingen §5';

/** How long the last person has for ordering, while the others wait; then the host orders. */
const ORDER_SECONDS = 60;

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('order'), cards: z.array(z.string()) }),
  z.strictObject({ type: z.literal('time-up') }),
]);
type Ordering = z.infer<typeof ACTION>;

type Orders = { readonly orders: Readonly<Record<string, readonly Card[]>> };
const ordersIn = (s: State): Orders['orders'] => notesOf<Orders>(s, STECKEN, { orders: {} }).orders;
const noted = (orders: Orders['orders']): Event => ({
  type: 'noted',
  phase: STECKEN,
  notes: { orders } satisfies Orders,
});
/** How a seat's own cards lie, in its view; nobody sees another's order (TU27). */
export type OwnOrder = { readonly order: readonly Card[] };
function ownOrder(s: State, viewer: Viewer): OwnOrder | null {
  const own = typeof viewer === 'number' ? ordersIn(s)[viewer] : undefined;
  return own === undefined ? null : { order: own };
}

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
const open = (s: State): readonly Seat[] => s.active.filter((seat) => ordersIn(s)[seat] === undefined);

/** Good cards lie on the left, the others on the right; in each part first those that were named, in that order (TU26). */
function steckenOrder(hand: readonly Card[], named: readonly Card[] = []): readonly Card[] {
  const all = [...named, ...ordered(hand).filter((card) => !named.includes(card))];
  return [...all.filter(isGood), ...all.filter((card) => !isGood(card))];
}

/** All order their hands at once and unseen; the host orders for those who do not (tuebingen §5, TU26). */
export const stecken = (ruleset: Ruleset): PhaseOf<Ordering, 'stecken'> =>
  definePhase({
    id: STECKEN,
    actions: ACTION,
    turn: (s) => ({
      ...{ must: open(s), may: [], table: 'may' },
      clock: {
        seconds: ORDER_SECONDS,
        runs: ruleset.hasPutRight('clock-for-the-last') ? 'for-the-last' : 'at-once',
      },
    }),
    offers(s, seat) {
      const hand = handIn(s, seat);
      return [{ kind: 'cards', type: 'order', from: hand, fixed: [], min: 0, max: hand.length, ordered: true }];
    },
    tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
    refuse(s, by, action): Refusal | undefined {
      if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-phase', undefined, RULE);
      if (action.type === 'time-up' || by === 'table') return undefined;
      const { cards } = action;
      const strange = cards.find((card) => !handIn(s, by).includes(card));
      if (strange !== undefined) return refusal('card-not-in-hand', { card: strange });
      const twice = cards.find((card, i) => cards.indexOf(card) !== i);
      return twice === undefined ? undefined : refusal('card-twice', { card: twice });
    },
    heardBy: (_s, by, { type }) => (type === 'time-up' ? 'all' : by === 'table' ? [] : [by]),
    decide(s, by, action) {
      if (action.type === 'order')
        return [noted({ ...ordersIn(s), [by]: steckenOrder(handIn(s, Number(by)), action.cards) })];
      const rest = open(s).map((seat) => [seat, steckenOrder(handIn(s, seat))] as const);
      return [noted({ ...ordersIn(s), ...Object.fromEntries(rest) })];
    },
    next: () => [enter<PhaseId>(CUT)],
    show: ownOrder,
  });

/** The hands on top of one another, each with its left card on top: the dealer's last (tuebingen §5, R6). */
const stackedHands = (s: State): readonly Card[] =>
  [...s.active].reverse().flatMap((seat) => ordersIn(s)[seat] ?? steckenOrder(handIn(s, seat)));

const LAST_CUT = PACK_78.cards.length - 1;
const CUT_ACTION = z.strictObject({ type: z.literal('cut'), n: z.int() });
type Cut = z.infer<typeof CUT_ACTION>;
const CUTS: readonly Cut[] = Array.from({ length: LAST_CUT }, (_, i) => ({ type: 'cut', n: i + 1 }));

/** The player before the dealer cuts once: some cards from the top go under; then the same dealer deals (TU27). */
export const cut = (): PhaseOf<Cut, 'cut'> => {
  const orderly = (by: Actor, s: State): boolean => by === from(s.dealer, s.active).at(-1);
  return defineSeatPhase({
    id: CUT,
    actions: CUT_ACTION,
    turn: (s) => ({ must: s.active.filter((seat) => orderly(seat, s)), may: [] }),
    offers: () => [{ kind: 'one-of', actions: CUTS }],
    refuse: (_s, _seat, { n }) =>
      n >= 1 && n <= LAST_CUT ? undefined : refusal('cut-out-of-range', { count: LAST_CUT }, RULE),
    decide(s, _seat, { n }) {
      const stack = stackedHands(s);
      const deck = [...stack.slice(n), ...stack.slice(0, n)];
      return [{ type: 'ended', end: { redeal: 'same-dealer', deck } }];
    },
    next: () => [],
    show: ownOrder,
  });
};
