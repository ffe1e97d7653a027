import type { Disturbance, GuestEntry, Me, RoomAddress, RoomView, Standing } from '#electron/protocol/room.ts';
import type { Viewer } from '#engine/core/seat.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { roundAt } from '#engine/tournament/state/lookup.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { isRoundSealed, tablesToPlay } from '#engine/tournament/state/sealed.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import type { Watched } from '../outcome.ts';
import { type Evening, keyOf } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf, guestOfPlayer, type GuestRoom, hasPen } from '../state/guests/guest-room.ts';
import { isElsewhere, wasElsewhere } from '../state/hands.ts';
import { seatOf } from './rights.ts';

/** Whether a guest's device is there right now. */
type Connected = (guest: string) => boolean;

/** What connections are sent about the room. */
export interface RoomNews {
  readonly room: GuestRoom | null;
  readonly connected: Connected;
  readonly addresses: () => readonly RoomAddress[];
  /** What other apps recognise this laptop by. */
  readonly fingerprint: () => string | null;
  readonly disturbing: () => readonly Disturbance[];
}

/** By seat: players whose cards are on a device of their own; even while that is gone, until the deal is over. */
export function devicesAt(
  { room, connected }: Pick<RoomNews, 'room' | 'connected'>,
  evening: Evening,
  place: TablePlace,
): readonly ({ readonly connected: boolean } | null)[] {
  return tableOf(evening.state, place).players.map((player, seat) => {
    const guest = room?.evening === evening.state.id ? guestOfPlayer(room, player) : undefined;
    if (guest) return { connected: connected(guest.id) };
    return isElsewhere(room, evening, place, seat) ? { connected: false } : null;
  });
}

/**
 * Whose view of a table a connection gets, whatever it asked for: a guest their own, the laptop that of nobody who sits
 * elsewhere. Hands are open to the laptop only if none but bots play.
 */
export function effectiveViewer(
  access: Access,
  room: GuestRoom | null,
  evening: Evening,
  { place, as }: Pick<Watched, 'place' | 'as'>,
): Viewer {
  if (as === 'spectator') return as;
  const { players } = tableOf(evening.state, place);
  const elsewhere = (seat: number): boolean =>
    isElsewhere(room, evening, place, seat) || wasElsewhere(evening, place, seat);
  if (access.type === 'director') {
    if (as === 'open') return players.some((_, seat) => elsewhere(seat)) ? 'spectator' : as;
    return elsewhere(as) ? 'spectator' : as;
  }
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  return guest?.inside && guest.role === 'player' && seatOf(evening.state, place, guest) === as ? as : 'spectator';
}

/**
 * Whether a table's cards, past and present, are held back from somebody: they do not sit there, and others are still
 * to play the same cards. On the laptop they are held back only while somebody who is still to play them sits at it.
 */
export function isSealedFrom(access: Access, room: GuestRoom | null, evening: Evening, place: TablePlace): boolean {
  const { state, deals } = evening;
  const round = roundAt(state, place.round);
  if (!round || !isRoundSealed(state, round)) return false;
  const player = access.type === 'guest' ? guestOf(room, access.guest)?.player : undefined;
  const sitsAt = ({ players, holders }: TableState): boolean =>
    access.type === 'director'
      ? players.some((one, seat) => holders[seat] === 'person' && !isGuests(room, state.id, one))
      : typeof player === 'string' && players.includes(player);
  const table = tableOf(state, place);
  if (sitsAt(table)) return false;
  const shown = deals.get(keyOf(place))?.dealt.deal ?? table.results.length;
  const others = tablesToPlay(state, round, place.table, shown);
  return access.type === 'director' ? others.some(sitsAt) : others.length > 0;
}

/** Whether a player has a device of their own. */
const isGuests = (room: GuestRoom | null, evening: string, player: string): boolean =>
  room?.evening === evening && guestOfPlayer(room, player) !== undefined;

export function roomView({ room, connected, addresses, fingerprint, disturbing: disturbs }: RoomNews): RoomView | null {
  if (!room?.open) return null;
  const guests = room.guests.map(({ id, name, role, player, inside }): GuestEntry => ({
    ...{ id, name, role, player },
    state: inside ? 'inside' : 'asking',
    connected: connected(id),
  }));
  const { evening, code, rules, port } = room;
  // Whoever was turned away has gone.
  const disturbing = disturbs().filter((one) => !('guest' in one) || guests.some(({ id }) => id === one.guest));
  return { evening, code, rules, port, fingerprint: fingerprint(), addresses: addresses(), guests, disturbing };
}

/** What somebody on another device knows of themselves. */
export function meOf(access: Access, room: GuestRoom | null, evening: EveningState | undefined, last?: Standing): Me {
  const guest = access.type === 'guest' ? guestOf(room, access.guest) : undefined;
  const standing = last ?? standingOf(access, room, guest);
  const outside = standing === 'at-the-door';
  return {
    standing,
    evening: room?.evening ?? '',
    eveningName: evening?.name ?? '',
    name: guest?.name ?? '',
    role: guest?.role ?? 'spectator',
    player: guest?.player ?? null,
    pen: room !== null && hasPen(room, guest),
    names: outside
      ? (evening?.players ?? [])
          .filter(({ presence }) => presence !== 'gone')
          .map(({ id, name }) => ({ player: id, name, taken: guestOfPlayer(room, id) !== undefined }))
      : [],
  };
}

function standingOf(access: Access, room: GuestRoom | null, guest: { readonly inside: boolean } | undefined): Standing {
  if (!room?.open) return 'room-closed';
  if (access.type !== 'guest') return 'at-the-door';
  return guest ? (guest.inside ? 'inside' : 'asking') : 'turned-away';
}
