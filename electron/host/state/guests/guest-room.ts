import type { Doors, Role, RoomRules } from '#electron/protocol/room.ts';

/** Somebody on another device. */
export interface Guest {
  /** `g1`, `g2`, ...; never used twice. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly player: string | null;
  readonly inside: boolean;
  /** SHA-256 of the ticket, hexadecimal; only the guest has the ticket itself. */
  readonly ticket: string;
}

/** The room as the fold of its events; `null` before the first was opened. */
export interface GuestRoom {
  readonly evening: string;
  readonly open: boolean;
  readonly code: string;
  /** What everybody in the network may call it; `null` if an older journal has no word for it. */
  readonly name: string | null;
  readonly rules: RoomRules;
  /** The last port: phones look for it there. */
  readonly port: number;
  readonly guests: readonly Guest[];
  /** How many guests ever asked. */
  readonly asked: number;
}

/** What happened to the room; the journal keeps these. */
export type RoomEvent =
  | {
      readonly type: 'room-opened';
      readonly evening: string;
      readonly code: string;
      /** A random word; missing in older journals. */
      readonly name?: string;
      readonly rules: RoomRules;
      readonly port: number;
    }
  | { readonly type: 'room-changed'; readonly rules: RoomRules }
  | { readonly type: 'code-renewed'; readonly code: string; readonly name?: string }
  | { readonly type: 'room-closed' }
  | { readonly type: 'guest-asked'; readonly guest: Omit<Guest, 'inside'> }
  | { readonly type: 'guest-admitted'; readonly guest: string; readonly role: Role; readonly player: string | null }
  | { readonly type: 'guest-moved'; readonly guest: string; readonly ticket: string }
  | { readonly type: 'guest-gone'; readonly guest: string };

export function evolveRoom(room: GuestRoom | null, event: RoomEvent): GuestRoom {
  if (event.type === 'room-opened') {
    const { evening, code, name = null, rules, port } = event;
    // A guest of the same evening returns with the old ticket.
    const same = room?.evening === evening;
    return {
      ...{ evening, code, name, rules, port, open: true },
      guests: same ? room.guests : [],
      asked: room?.asked ?? 0,
    };
  }
  if (!room) throw new Error(`${event.type}, and no room`);
  switch (event.type) {
    case 'room-changed':
      return { ...room, rules: event.rules };
    case 'code-renewed':
      return { ...room, code: event.code, name: event.name ?? null };
    case 'room-closed':
      return { ...room, open: false };
    case 'guest-asked':
      return { ...room, asked: room.asked + 1, guests: [...room.guests, { ...event.guest, inside: false }] };
    case 'guest-admitted': {
      const { guest: id, role, player } = event;
      return {
        ...room,
        guests: room.guests.map((guest) => {
          if (guest.id === id) return { ...guest, role, player, inside: true };
          // Nobody sits in two places: the seat goes over, and the old guest becomes a spectator.
          return player !== null && guest.player === player && guest.inside
            ? { ...guest, role: 'spectator', player: null }
            : guest;
        }),
      };
    }
    case 'guest-moved':
      return {
        ...room,
        guests: room.guests.map((guest) => (guest.id === event.guest ? { ...guest, ticket: event.ticket } : guest)),
      };
    case 'guest-gone':
      return { ...room, guests: room.guests.filter(({ id }) => id !== event.guest) };
  }
}

export const guestOf = (room: GuestRoom | null, id: string): Guest | undefined =>
  room?.guests.find((guest) => guest.id === id);

/** Whether somebody may write results, a player those of their own table. */
export const hasPen = (room: Pick<GuestRoom, 'rules'>, guest: Pick<Guest, 'role'> | undefined): boolean =>
  guest?.role === 'writer' || (guest?.role === 'player' && room.rules.pens);

/** The admitted guest who sits in a player's seats. */
export const guestOfPlayer = (room: GuestRoom | null, player: string): Guest | undefined =>
  room?.open ? room.guests.find((guest) => guest.inside && guest.player === player) : undefined;

/** Whether somebody who joins needs nobody's permission. */
export const joinsUnasked = (doors: Doors, role: Role, player: string | null): boolean =>
  doors === 'registered' && (role === 'spectator' || (role === 'player' && player !== null));
