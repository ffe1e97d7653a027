import type { Seat } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/kernel/types.ts';
import type { Holder } from '../../../engine/tournament/types.ts';

/**
 * Several persons at one laptop: the person who must act and whose cards are not those on the screen. Until he takes
 * over, nobody's cards are shown. With one person nothing is ever covered.
 */
export function seatToShow(view: Pick<View, 'viewer' | 'turn'>, holders: readonly Holder[]): Seat | null {
  const persons = holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : []));
  if (persons.length < 2) return null;
  const waited = view.turn.must.filter((seat) => persons.includes(seat));
  if (waited.some((seat) => seat === view.viewer)) return null;
  return waited[0] ?? null;
}
