import { type Card, handOf, laidBy, TRICK } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';
import { from, type Seat } from '../core/seat.ts';
import type { View } from '../kernel/deal/view.ts';
import type { SeenTrick } from '../phases/trick.ts';

/** What a player at the table makes of their view before they think about it, whatever the game. */
export interface Observation {
  readonly me: Seat;
  readonly hand: readonly Card[];
  /** What lies in the trick, and who played it. */
  readonly trick: readonly Card[];
  readonly players: readonly Seat[];
  /** Who plays to this trick after me, in order. */
  readonly later: readonly Seat[];
  /** Tricks that have been won. */
  readonly tricks: readonly SeenTrick[];
  /** Cards that others may still hold. */
  readonly unseen: readonly Card[];
}

const known = (cards: readonly (Card | null)[] = []): readonly Card[] =>
  cards.filter((card): card is Card => card !== null);

/** Reads a seat's view. */
export function observe({ viewer, active, zones, notes }: View, pack: Pack): Observation {
  const me = viewer as Seat;
  const order = from(me, active);
  const [hand, trick] = [known(zones[handOf(me)]), known(zones[TRICK])];
  const tricks = (notes as { readonly tricks?: readonly SeenTrick[] } | null)?.tricks ?? [];
  const gone = new Set([...hand, ...trick, ...known(zones[laidBy(me)]), ...tricks.flatMap(({ cards }) => cards)]);
  return {
    ...{ me, hand, trick, tricks },
    players: order.slice(order.length - trick.length),
    later: order.slice(1, order.length - trick.length),
    unseen: pack.cards.filter((card) => !gone.has(card)),
  };
}
