import type { EveningState } from '../../../engine/tournament/types.ts';
import type { TablePlace } from '../../../engine/tournament/commands.ts';
import type { GuestLine, Me, RoomAddress, RoomView, Standing } from '../../protocol/room.ts';
import type { Access } from '../access.ts';
import { tableOf, type Evening } from '../house.ts';
import type { Eyes } from '../scene.ts';
import { isElsewhere, wasElsewhere } from './hands.ts';
import { guestOf, guestOfPlayer, type GuestRoom } from './room.ts';
import { seatOf } from './rights.ts';

/** Whether a guest's device is there right now. */
type Connected = (guest: string) => boolean;

/** What the lines are told about the room. */
export interface RoomNews {
  readonly room: GuestRoom | null;
  readonly connected: Connected;
  readonly addresses: () => readonly RoomAddress[];
  /** By what other apps recognise this laptop. */
  readonly fingerprint: () => string | null;
}

/** By seat: whose cards are on a device of his own; also while that is gone, until the deal is over. */
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
 * Through whose eyes a line may look at a table, whatever it asked for: a guest through his own, the laptop through those
 * of nobody who sits elsewhere, and hands lie open to the laptop only where nobody but bots plays.
 */
export function eyesOf(access: Access, room: GuestRoom | null, evening: Evening, place: TablePlace, as: Eyes): Eyes {
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

export function roomView({ room, connected, addresses, fingerprint }: RoomNews): RoomView | null {
  if (!room?.open) return null;
  const guests = room.guests.map(({ id, name, role, player, inside }): GuestLine => ({
    ...{ id, name, role, player },
    state: inside ? 'inside' : 'asking',
    connected: connected(id),
  }));
  const { evening, code, rules, port } = room;
  return { evening, code, rules, port, fingerprint: fingerprint(), addresses: addresses(), guests };
}

/** What somebody on another device knows of himself. */
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
    pen: guest?.role === 'writer' || (guest?.role === 'player' && (room?.rules.pens ?? false)),
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
