import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import { UNAMBIGUOUS } from '../alphabet.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { GREETED, LONGEST_ROOM_NAME } from './greeting.ts';

/**
 * What the laptop's own pages send about rooms of other laptops: searching for them, and going there as a guest.
 * Answered before the host, which knows only its own evenings; not available to other devices.
 */

/** A room of another laptop that can be joined. All of it comes from the network and is shown as text only. */
export const NEAR_ROOM = z.strictObject({
  ...GREETED,
  name: z.string().min(1).max(LONGEST_ROOM_NAME),
  address: z.ipv4(),
});
export type NearRoom = z.infer<typeof NEAR_ROOM>;

/** A room that an app can visit: it has said where it answers by TLS, and what certificate it will show. */
export type SecureRoom = NearRoom & { readonly tlsPort: number; readonly fingerprint: string };
export const isSecure = (room: NearRoom): room is SecureRoom =>
  room.tlsPort !== undefined && room.fingerprint !== undefined;

/**
 * A short form of a fingerprint, for two people to compare by eye: twelve characters (59 bits) in groups of four. If
 * both screens show the same, nobody intercepts the connection.
 */
export function checkMark(fingerprint: string): string {
  const pairs = fingerprint.match(/../g) ?? [];
  const marks = pairs.slice(0, 12).map((pair) => UNAMBIGUOUS[Number.parseInt(pair, 16) % UNAMBIGUOUS.length] ?? '');
  return [0, 4, 8].map((at) => marks.slice(at, at + 4).join('')).join(' ');
}

const NEARBY_COMMAND = z.discriminatedUnion('type', [
  /** From now on this connection is sent rooms nearby. */
  z.strictObject({ type: z.literal('look-for-rooms') }),
  z.strictObject({ type: z.literal('stop-looking') }),
  /** Asks the likely places one after the other, if the network carries no announcements; progress is sent. */
  z.strictObject({ type: z.literal('search-rooms') }),
  z.strictObject({ type: z.literal('stop-searching') }),
  /** Asks for the room at an address that somebody typed or pasted. */
  z.strictObject({ type: z.literal('find-room'), typed: z.string().max(400) }),
  /** Visits that room as a guest: with its code, or with `null` if this laptop was there before. */
  z.strictObject({ type: z.literal('visit-room'), room: NEAR_ROOM, code: z.string().min(1).max(20).nullable() }),
  /** Back to the own host. */
  z.strictObject({ type: z.literal('leave-visit') }),
]);
export type NearbyCommand = z.infer<typeof NEARBY_COMMAND>;

export const NEARBY_REQUEST = z.strictObject({
  v: z.literal(PROTOCOL_VERSION),
  id: z.string().min(1).max(64),
  command: NEARBY_COMMAND,
});
export type NearbyRequest = z.infer<typeof NEARBY_REQUEST>;

export interface NearbyAnswers {
  /** `code`: the room's code, if it was typed too. */
  'find-room': { readonly room: NearRoom; readonly code: string | null };
}

/** How far a search has come: places asked so far and in all. */
export interface SearchProgress {
  readonly stage: 'known' | 'gateways' | 'neighbours';
  readonly asked: number;
  readonly of: number;
}

/** A visit as the page shows it. */
export interface Visit {
  readonly room: NearRoom;
  /** Whether the other laptop answers at the moment. */
  readonly connected: boolean;
  /** Why it does not, if that is known. */
  readonly trouble?: Refusal;
}

export type FromNearby =
  | {
      readonly type: 'rooms';
      /** `known`: this laptop has a place there and needs no code. */
      readonly rooms: readonly (NearRoom & { readonly known: boolean })[];
      /** `null` while nobody searches. */
      readonly search: SearchProgress | null;
      /** Why rooms are not found automatically; `null` as long as they are. */
      readonly trouble: Refusal | null;
    }
  /** `null`: this page is at home again; `why`, if the remote host has ended it. */
  | { readonly type: 'visit'; readonly visit: Visit | null; readonly why?: Refusal };
