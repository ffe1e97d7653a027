import { type Card, handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock } from '#engine/decks/deck-54.ts';
import type { Noted } from '#engine/games/reform/noted.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** The pictures of a suit, from the king down. */
export const RANKS = ['K', 'Q', 'N', 'J'] as const;

/** How many equal ones are enough. */
export const LEAST_PICTURES = 3;

/** The rank of a picture; `undefined`: it is none. */
export const rankOf = (card: Card): (typeof RANKS)[number] | undefined =>
  isTarock(card) ? undefined : RANKS.find((rank) => card.slice(1) === rank);

/**
 * How the play of a declarer who wants to be left with equal pictures has ended between two tricks: four of them or three are all that
 * they hold; 0: no three of them are left; `undefined`: it goes on (reform §7.8, Artist).
 */
export function picturesIn(s: State, declarer: Seat): Noted['pictures'] {
  const hand = s.zones[handOf(declarer)] ?? [];
  const most = Math.max(...RANKS.map((rank) => hand.filter((card) => rankOf(card) === rank).length));
  if (most < LEAST_PICTURES) return 0;
  if (most !== hand.length) return undefined;
  return most === LEAST_PICTURES ? 3 : 4;
}
