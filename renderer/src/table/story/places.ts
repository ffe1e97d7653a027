import { handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';

type Side = 'bottom' | 'right' | 'top' | 'left';

/** The places around the table, starting with the viewer, counter-clockwise, by the number of players. */
const PLACES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};
const MIRRORED: Readonly<Record<Side, Side>> = { bottom: 'bottom', top: 'top', left: 'right', right: 'left' };

/**
 * Where a player is on the screen: `below` at the bottom, the next ones around the table in the direction of play. A
 * pausing player (the dealer at a table of five) looks on from behind forehand.
 */
export function sideOf(active: readonly Seat[], below: Seat, seat: Seat, turns: GameDefinition['turns']): Side {
  const own = Math.max(active.indexOf(below), 0);
  const places = PLACES[active.length] ?? [];
  const side = places[(active.indexOf(seat) - own + active.length) % active.length] ?? 'top';
  return turns === 'clockwise' ? MIRRORED[side] : side;
}

/** Whether anybody but this seat has laid their hand open. */
export const isAnyOpen = ({ active, zones }: View, but: Seat | null): boolean =>
  active.some((at) => {
    const hand = at === but ? [] : (zones[handOf(at)] ?? []);
    return hand.length > 0 && hand.every((card) => card !== null);
  });
