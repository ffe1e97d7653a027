import { refuseHost } from '#electron/protocol/refusals.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import { type Evening, isRunning, keyOf } from '../state/evening-state.ts';
import { guestOfPlayer } from '../state/guests/guest-room.ts';
import { isElsewhere } from '../state/hands.ts';
import type { Done } from '../table/table-context.ts';

/**
 * From now on the laptop plays for somebody who had a device of their own. That guest becomes a spectator, and the
 * table is informed.
 */
export function takeOverSeat(
  { ledger }: HostContext,
  evening: Evening,
  { round, table, seat }: CommandTo<'take-over-seat'>,
): Done {
  const { id } = evening.state;
  const place = { round, table };
  const found = tableAt(evening.state, place);
  if (!found.ok) return fail([found.error]);
  const player = found.value.players[seat];
  if (player === undefined) return fail([refuse('no-such-seat', { seat })]);
  if (!isRunning(evening.deals.get(keyOf(place)))) return fail([refuseHost('no-running-deal')]);
  const { room } = ledger;
  if (!isElsewhere(room, evening, place, seat)) return fail([refuseHost('seat-is-here', { seat })]);
  const guest = room?.evening === id ? guestOfPlayer(room, player) : undefined;
  if (guest) ledger.recordRoom({ type: 'guest-admitted', guest: guest.id, role: 'spectator', player: null });
  ledger.recordTakenOver(evening, { type: 'taken-over', evening: id, ...place, seat });
  return ok(null);
}
