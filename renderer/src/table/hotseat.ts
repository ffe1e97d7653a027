import type { Seat } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/kernel/types.ts';
import type { Holder } from '../../../engine/tournament/state/kinds.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';

/** The seats of those who share this laptop; who has a device of his own is not among them. */
export const personsHere = (holders: readonly Holder[], devices: TableScene['devices']): readonly Seat[] =>
  holders.flatMap((holder, seat) => (holder === 'person' && !devices[seat] ? [seat] : []));

/**
 * Several persons at one laptop: the person who must act and whose cards are not those on the screen. Until he takes
 * over, nobody's cards are shown. With one person nothing is ever covered.
 */
export function seatToShow(
  view: Pick<View, 'viewer' | 'turn'>,
  holders: readonly Holder[],
  devices: TableScene['devices'],
): Seat | null {
  const persons = personsHere(holders, devices);
  if (persons.length < 2) return null;
  const waited = view.turn.must.filter((seat) => persons.includes(seat));
  if (waited.some((seat) => seat === view.viewer)) return null;
  return waited[0] ?? null;
}
