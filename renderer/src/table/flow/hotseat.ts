import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Holder } from '#engine/tournament/state/kinds.ts';

/** The seats of those who share this laptop; players with a device of their own are not among them. */
export const personsHere = (holders: readonly Holder[], devices: TableScene['devices']): readonly Seat[] =>
  holders.flatMap((holder, seat) => (holder === 'person' && !devices[seat] ? [seat] : []));

/** Somebody who has asked for the laptop, to speak unasked, and how often they had acted by then. */
export interface Asking {
  readonly seat: Seat;
  readonly acted: number;
}

type Moment = Pick<View, 'viewer' | 'turn'>;

/** How often a seat has said or done something in a deal. */
export const actedIn = ({ history }: Pick<View, 'history'>, seat: Seat): number =>
  history.filter((event) => event.type === 'said' && event.by === seat).length;

/** Whether they still want it: they may act, and have not done so since. */
export const stillWants = (view: Pick<View, 'turn' | 'history'>, asking: Asking | null): asking is Asking =>
  asking !== null &&
  [...view.turn.must, ...view.turn.may].includes(asking.seat) &&
  actedIn(view, asking.seat) === asking.acted;

/**
 * With several people at one laptop: the person who must act, or wants to, and whose cards are not on the screen. Until
 * they take over, nobody's cards are shown. With one person nothing is ever covered.
 */
export function seatToShow(
  view: Moment,
  holders: readonly Holder[],
  devices: TableScene['devices'],
  wants: Seat | null = null,
): Seat | null {
  const persons = personsHere(holders, devices);
  if (persons.length < 2) return null;
  if (wants !== null && persons.includes(wants)) return wants === view.viewer ? null : wants;
  const waited = view.turn.must.filter((seat) => persons.includes(seat));
  if (waited.some((seat) => seat === view.viewer)) return null;
  return waited[0] ?? null;
}

/** Who else at a laptop that several share may have it: to speak unasked, or because they must act, too. */
export function othersAt(view: Moment, holders: readonly Holder[], devices: TableScene['devices']): readonly Seat[] {
  const persons = personsHere(holders, devices);
  if (persons.length < 2) return [];
  const { must, may } = view.turn;
  return persons.filter((seat) => seat !== view.viewer && (may.includes(seat) || must.includes(seat)));
}
