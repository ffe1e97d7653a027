import { createHash, timingSafeEqual } from 'node:crypto';
import type { Guest, GuestRoom } from '../state/guests/guest-room.ts';

/** All that the host keeps of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whose ticket this is. Compares with all of them, so that the time reveals nothing. */
export function guestOfTicket(room: GuestRoom | null, ticket: string): Guest | undefined {
  if (!room?.open) return undefined;
  const shown = Buffer.from(hashOf(ticket));
  return room.guests.filter((guest) => timingSafeEqual(Buffer.from(guest.ticket), shown))[0];
}

/** Whether this is the room's code, however it was typed. */
export function isCode(room: GuestRoom | null, typed: string): boolean {
  if (!room?.open) return false;
  const tidy = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return timingSafeEqual(Buffer.from(hashOf(tidy)), Buffer.from(hashOf(room.code)));
}
