import type { Seat } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/kernel/types.ts';
import type { Holder } from '../../../engine/tournament/state/kinds.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';

/** The seats of those who share this laptop; players with a device of their own are not among them. */
export const personsHere = (holders: readonly Holder[], devices: TableScene['devices']): readonly Seat[] =>
  holders.flatMap((holder, seat) => (holder === 'person' && !devices[seat] ? [seat] : []));

/**
 * With several people at one laptop: the person who must act and whose cards are not on the screen. Until they take
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
