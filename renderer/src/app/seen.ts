import type { Me } from '#electron/protocol/room.ts';
import type { RoomView } from '#electron/protocol/room.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { findTable } from '#engine/tournament/state/lookup.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import type { Route } from '../route.ts';

interface RoutePlace {
  readonly evening: EveningState | null;
  readonly route: Route;
  readonly isGuest: boolean;
  readonly me: Me | null;
  readonly room: RoomView | null;
  /** Its table as last sent. */
  readonly scene: Pick<TableScene, 'devices'> | null;
}

/** With one person at the table, their seat is ours; with several, the curtain decides; with none, we only watch. */
export function seenFrom({ evening, route, isGuest, me, room, scene }: RoutePlace, seen: Viewer): Viewer {
  if (route.page !== 'table') return seen;
  const table = evening ? findTable(evening, route) : undefined;
  if (isGuest) {
    const own = table?.players.indexOf(me?.player ?? '') ?? -1;
    return own >= 0 && table?.holders[own] === 'person' && me?.role === 'player' ? own : 'spectator';
  }
  // A player who has left may have taken the cards of this deal to another device.
  const devices = scene?.devices ?? [];
  const isHere = (seat: number): boolean =>
    !devices[seat] && !isElsewhere(room, route.evening, table?.players[seat] ?? '');
  const persons = personsAt(table).filter(isHere);
  if (persons.length === 1) return persons[0] ?? 'spectator';
  if (typeof seen === 'number') return persons.includes(seen) ? seen : 'spectator';
  return persons.length === 0 ? seen : 'spectator';
}

/** Whether a player uses a device of their own. */
const isElsewhere = (room: RoomView | null, evening: string, player: string): boolean =>
  room?.evening === evening && room.guests.some((guest) => guest.player === player && guest.state === 'inside');

/** The seats that are held by persons. */
const personsAt = (table: TableState | undefined): readonly number[] =>
  table?.holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : [])) ?? [];
