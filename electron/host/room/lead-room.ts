import { UNAMBIGUOUS } from '#electron/protocol/alphabet.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { refuseName, tidyName } from '#engine/tournament/state/people/names.ts';
import type { HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import { type Guest, guestOf, guestOfPlayer, type GuestRoom, joinsUnasked } from '../state/guests/guest-room.ts';
import { hasHandOut } from '../state/hands.ts';
import type { Done } from '../table/table-context.ts';
import { guestOfTicket, hashOf } from './tickets.ts';

const CODE_LENGTH = 6;
/** How long devices have to learn that the room is closed, in ms. */
const FAREWELL = 300;
/** The most people waiting and inside: twice a large cup. */
const MOST_GUESTS = 500;

/** Opens the room to other devices, on its last port if that is free. */
export async function openRoom(host: HostContext, { evening, rules }: CommandTo<'open-room'>): Promise<Done> {
  const { ledger, rooms } = host;
  if (!ledger.evenings.has(evening)) return fail([refuse('no-such-evening', { text: evening })]);
  if (!rooms) return fail([refuseHost('no-network')]);
  const before = ledger.room;
  if (before?.open) {
    if (before.evening === evening) return fail([refuseHost('room-open')]);
    ledger.recordRoom({ type: 'room-closed' });
  }
  const port = await rooms.open(before?.port ?? null);
  if (!port.ok) return fail([port.error]);
  ledger.recordRoom({ type: 'room-opened', evening, rules, port: port.value, ...newCode(host) });
  rooms.announce();
  return ok(null);
}

export function changeRoom({ ledger }: HostContext, { rules }: CommandTo<'change-room'>): Done {
  if (!ledger.room?.open) return fail([refuseHost('room-closed')]);
  ledger.recordRoom({ type: 'room-changed', rules });
  return ok(null);
}

export function renewCode(host: HostContext): Done {
  const { ledger, rooms } = host;
  if (!ledger.room?.open) return fail([refuseHost('room-closed')]);
  ledger.recordRoom({ type: 'code-renewed', ...newCode(host) });
  rooms?.announce();
  return ok(null);
}

export function closeRoom({ ledger, rooms }: HostContext): Done {
  if (!ledger.room?.open) return fail([refuseHost('room-closed')]);
  ledger.recordRoom({ type: 'room-closed' });
  // Everybody is informed first.
  setTimeout(() => {
    if (!ledger.room?.open) void rooms?.close();
  }, FAREWELL);
  return ok(null);
}

export function admitGuest(host: HostContext, { guest, role, player }: CommandTo<'admit-guest'>): Done {
  const { ledger } = host;
  const { room } = ledger;
  if (!room?.open) return fail([refuseHost('room-closed')]);
  if (!guestOf(room, guest)) return fail([refuseHost('no-such-guest', { text: guest })]);
  const fault = refusePart(host, room, role, player);
  if (fault) return fail([fault]);
  ledger.recordRoom({ type: 'guest-admitted', guest, role, player: role === 'player' ? player : null });
  return ok(null);
}

export function turnAway({ ledger }: HostContext, { guest }: CommandTo<'turn-away'>): Done {
  const { room } = ledger;
  if (!room?.open) return fail([refuseHost('room-closed')]);
  if (!guestOf(room, guest)) return fail([refuseHost('no-such-guest', { text: guest })]);
  ledger.recordRoom({ type: 'guest-gone', guest });
  return ok(null);
}

/** What this laptop can see of why nobody gets in; nothing is written. */
export async function testRoom({ rooms }: HostContext): Promise<Answer<'test-room'>> {
  return rooms ? ok(await rooms.test()) : fail([refuseHost('no-network')]);
}

/** A player must be one of the registered players; other roles need none. */
function refusePart(
  { ledger }: HostContext,
  room: GuestRoom,
  role: Guest['role'],
  player: string | null,
): Refusal | undefined {
  if (role !== 'player') return undefined;
  const { players } = ledger.evenings.get(room.evening)?.state ?? { players: [] };
  if (player === null) return refuseHost('player-missing');
  return players.some(({ id }) => id === player) ? undefined : refuse('no-such-player', { text: player });
}

/**
 * A visitor joins. The ticket made by their page identifies them from now on, and the same ticket is the same guest,
 * however often it comes. Somebody who takes a seat that another device has always waits for the director, whatever was
 * agreed. In a full room the first guest who is not `present`, and only watches or was never admitted, makes way, so
 * that nobody fills it with names. Gives the guest's id.
 */
export function join(
  { ledger }: HostContext,
  { name: typed, role, player, ticket }: CommandTo<'join'>,
  present: ReadonlySet<string>,
): Result<string, readonly Refusal[]> {
  const { room } = ledger;
  if (!room) return fail([refuseHost('room-closed')]);
  const same = guestOfTicket(room, ticket);
  if (same) return ok(same.id);
  const full = room.guests.length >= MOST_GUESTS;
  const gone = full ? room.guests.find((guest) => isIdle(guest) && !present.has(guest.id)) : undefined;
  if (full && !gone) return fail([refuseHost('too-many-guests')]);
  const known = ledger.evenings.get(room.evening)?.state.players.find(({ id }) => id === player);
  if (player !== null && !known) return fail([refuse('no-such-player', { text: player })]);
  const name = known?.name ?? tidyName(typed);
  const fault = refuseName(name, { field: 'name' });
  if (fault) return fail([fault]);
  if (gone) ledger.recordRoom({ type: 'guest-gone', guest: gone.id });
  const guest = `g${room.asked + 1}`;
  const part = { role, player: role === 'player' ? player : null };
  ledger.recordRoom({ type: 'guest-asked', guest: { id: guest, name, ...part, ticket: hashOf(ticket) } });
  const evening = ledger.evenings.get(room.evening);
  const isTaken = (one: string): boolean =>
    guestOfPlayer(room, one) !== undefined || (evening !== undefined && hasHandOut(room, evening, one));
  const free = part.player === null || !isTaken(part.player);
  if (free && joinsUnasked(room.rules.doors, role, part.player))
    ledger.recordRoom({ type: 'guest-admitted', guest, ...part });
  return ok(guest);
}

/** A guest with nothing to do there: neither a seat nor a table to score. */
const isIdle = ({ inside, role }: Guest): boolean => !inside || role === 'spectator';

/** Hands a guest's place over to another device; the old ticket is void. */
export function moveGuest(host: HostContext, guest: string): string {
  const ticket = host.chance.secret();
  host.ledger.recordRoom({ type: 'guest-moved', guest, ticket: hashOf(ticket) });
  return ticket;
}

/**
 * The code, and a separate word that identifies the room to everybody: nothing that is sent to all is derived from the
 * code.
 */
const newCode = ({ chance }: HostContext): { readonly code: string; readonly name: string } => ({
  code: Array.from({ length: CODE_LENGTH }, () => UNAMBIGUOUS[chance.below(UNAMBIGUOUS.length)]).join(''),
  name: chance.word(),
});
