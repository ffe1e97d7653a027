import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { SUITS } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { declaration } from '#engine/phases/declaration.ts';
import type { Declaration } from '../contracts/contract.ts';
import { orderOf } from '../play/order.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';
import { FIVE_SUITS } from './train/suits.ts';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['heading', 'no-heading', 'order-done', 'order-again']) }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
  z.strictObject({ type: z.literal('suit'), suit: z.enum(FIVE_SUITS) }),
  z.strictObject({ type: z.literal('order'), card: z.string() }),
]);
type Said = z.infer<typeof ACTION>;

/** What each word may belong to. */
const ABOUT: Readonly<Record<Said['type'], readonly Declaration[]>> = {
  heading: ['heading'],
  'no-heading': ['heading'],
  trump: ['trump'],
  suit: ['suit', 'side-suit'],
  order: ['order'],
  'order-done': ['order'],
  'order-again': ['order'],
};

/** All that can be said of each, whether it is refused or not. */
const WORDS: Readonly<Record<Declaration, (s: State, seat: Seat) => readonly Said[]>> = {
  heading: () => [{ type: 'heading' }, { type: 'no-heading' }],
  trump: () => SUITS.map((suit) => ({ type: 'trump', suit })),
  suit: () => FIVE_SUITS.map((suit) => ({ type: 'suit', suit })),
  'side-suit': () => SUITS.map((suit) => ({ type: 'suit', suit })),
  order: ({ zones }, seat) => [
    ...(zones[handOf(seat)] ?? []).map((card): Said => ({ type: 'order', card })),
    ...(['order-done', 'order-again'] as const).map((type): Said => ({ type })),
  ],
};

/** Where it stands once it has been said: an order only when it is finished. */
const KEYS: Readonly<Record<Declaration, string>> = {
  heading: 'heading',
  trump: 'trump',
  suit: 'suit',
  'side-suit': 'suit',
  order: 'orderDone',
};

const isSaid = ({ with: said }: Game, one: Declaration): boolean => said[KEYS[one]] !== undefined;

/** Why it cannot be said, though it is its turn. */
function refuse(s: State, seat: Seat, about: Declaration, action: Said): Refusal | undefined {
  if (about === 'order') return refuseOrder(s, seat, action);
  const isTarock = about === 'side-suit' && action.type === 'suit' && action.suit === 'T';
  return isTarock ? refusal('suit-not-allowed', undefined, 'reform §7.6') : undefined;
}

/** Why a card cannot be the next one of the order, or the order not be finished (reform §7.7). */
function refuseOrder(s: State, seat: Seat, action: Said): Refusal | undefined {
  const hand = s.zones[handOf(seat)] ?? [];
  const order = orderOf(firstGame(s));
  if (action.type !== 'order')
    return order.length < hand.length ? refusal('order-incomplete', undefined, 'reform §7.7') : undefined;
  const { card } = action;
  if (!hand.includes(card)) return refusal('card-not-in-hand', { card });
  return order.includes(card) ? refusal('card-twice', { card }) : undefined;
}

/** What an action adds to what was said with the game. */
function saidBy(game: Game, action: Said): Game['with'] {
  switch (action.type) {
    case 'trump':
      return { trump: action.suit };
    case 'suit':
      return { suit: action.suit };
    case 'order':
      return { order: [...orderOf(game), action.card] };
    case 'order-again':
      return { order: [] };
    case 'order-done':
      return { orderDone: true };
    default:
      return { heading: action.type === 'heading' };
  }
}

/**
 * The player after forehand says whether the winning card has to be beaten, and what is trump where a suit is (reform §7.3); the declarer
 * of a game for a hand of one suit says which, and where it is fixed, for nobody else to hear, the order of their cards (§7.7); that of a
 * Spezi the suit of the last trick (§7.6).
 */
export function declare(ruleset: Ruleset): PhaseOf<Said, 'declare'> {
  /** What is to be said next. */
  const awaited = (s: State): Declaration | undefined => {
    const game = firstGame(s);
    return ruleset.contractOf(game).declares?.find((one) => !isSaid(game, one));
  };
  return declaration<Said, 'declare'>({
    id: 'declare',
    actions: ACTION,
    by(s) {
      const game = firstGame(s);
      const isAlone = ruleset.contractOf(game).kind === 'each';
      return isAlone ? must(s.active[1], 'a player after forehand') : game.declarer;
    },
    isOpen: (s) => awaited(s) !== undefined,
    all(s, seat) {
      const now = awaited(s);
      return now === undefined ? [] : WORDS[now](s, seat);
    },
    refuse(s, seat, action) {
      const now = awaited(s);
      if (now === undefined || !ABOUT[action.type].includes(now))
        return refusal('wrong-phase', undefined, 'reform §3.1');
      return refuse(s, seat, now, action);
    },
    decide(s, _seat, action) {
      const game = firstGame(s);
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, ...saidBy(game, action) } }] }];
    },
    heardBy: (_, seat, { type }) => (type === 'order' || type === 'order-again' ? [seat] : 'all'),
    next: onward(ruleset),
  });
}
