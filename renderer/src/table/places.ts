import type { Seat } from '../../../engine/core/seat.ts';

const SIDES = ['bottom', 'right', 'top', 'left'] as const;
type Side = (typeof SIDES)[number];

/**
 * Where a player sits on the screen: `below` at the bottom, the next ones to the right of him and on. Who pauses (the
 * dealer at a table of five) looks on from behind forehand.
 */
export function sideOf(active: readonly Seat[], below: Seat, seat: Seat): Side {
  const own = Math.max(active.indexOf(below), 0);
  return SIDES[(active.indexOf(seat) - own + active.length) % active.length] ?? 'top';
}
