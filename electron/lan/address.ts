import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuseLan } from '../protocol/lan-refusals.ts';
import { type Ipv4, isUnicast } from './ipv4.ts';

/** The port that a room takes if it is free. */
export const PREFERRED_PORT = 7411;

/** Where a room is: what people type, what a QR code says. */
export interface RoomAddress {
  readonly address: Ipv4;
  /** 1 to 65535. */
  readonly port: number;
  /** The room's code, if it was given. */
  readonly room?: string;
}

/**
 * What a QR code says: numbers only, since phones resolve no names; the code is in the fragment, which browsers never
 * send.
 */
export const roomUrl = ({ address, port, room }: RoomAddress): string =>
  `http://${address}:${port}/${room === undefined ? '' : `#room=${encodeURIComponent(room)}`}`;

const LONGEST = 200;
const SCHEME = /^(?:https?|wss?)(?::[/\\]*|[/\\]{2})/i;
const ROOM = /^[\w-]{1,64}$/;
/** Invisible characters that come along when a text is copied. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/**
 * Reads what a person types or pastes: `192.168.1.5`, `192.168.1.5:7411`, `http://192.168.1.5:7411/#room=ABCD`.
 * Tolerates blanks, commas for dots, a semicolon for the colon, leading zeros and punctuation left over at the end.
 * Refusals: `address-empty`, `address-too-long`, `address-short`, `address-long`, `address-number` (over 255),
 * `address-name` (letters), `address-ipv6`, `address-unusable`, `address-port`, `address-room`; `at` is the piece that
 * is wrong.
 */
export function parseRoomAddress(typed: string): Result<RoomAddress, Refusal> {
  const text = typed.normalize('NFKC').replace(UNSEEN, '').trim();
  if (text === '') return fail(refuseLan('address-empty'));
  if (text.length > LONGEST) return fail(refuseLan('address-too-long'));
  const [, place = '', fragment = ''] = /^([^/\\#?]*)[^#]*(?:#(.*))?$/s.exec(text.replace(SCHEME, '')) ?? [];
  const where = parsePlace(place);
  if (!where.ok) return where;
  const room = parseRoom(fragment);
  if (!room.ok) return room;
  return ok({ ...where.value, ...(room.value !== undefined && { room: room.value }) });
}

function parsePlace(place: string): Result<RoomAddress, Refusal> {
  if (place.split(':').length > 2) return fail(refuseLan('address-ipv6', { text: place }));
  if (/\p{L}/u.test(place)) return fail(refuseLan('address-name', { text: place }));
  const [front = '', back, ...more] = place.split(/\s*[:;]\s*/);
  if (more.length > 0) return fail(refuseLan('address-long', { text: place }));
  const odd = /[^\d\s.,-]/.exec(front)?.[0];
  if (odd !== undefined) return fail(refuseLan('address-name', { text: odd }));
  // A blank, a comma, two dots: anything between two numbers separates them.
  const numbers = front.split(/[^\d]+/).filter((piece) => piece !== '');
  const port = back === undefined || back.trim() === '' ? numbers[4] : back.trim();
  if (numbers.length < 4) return fail(refuseLan('address-short', { text: front.trim() }));
  if (numbers.length > (back === undefined ? 5 : 4)) return fail(refuseLan('address-long', { text: front.trim() }));
  const octets = numbers.slice(0, 4);
  const big = octets.find((octet) => Number(octet) > 255);
  if (big !== undefined) return fail(refuseLan('address-number', { text: big }));
  const address = octets.map(Number).join('.');
  if (!isUnicast(address)) return fail(refuseLan('address-unusable', { text: address }));
  const checked = parsePort(port);
  return checked.ok ? ok({ address, port: checked.value }) : checked;
}

function parsePort(typed: string | undefined): Result<number, Refusal> {
  if (typed === undefined) return ok(PREFERRED_PORT);
  const digits = typed.replace(/[.,]+$/, '');
  const port = Number(digits);
  return /^\d{1,5}$/.test(digits) && port >= 1 && port <= 65_535
    ? ok(port)
    : fail(refuseLan('address-port', { text: typed }));
}

/** The fragment without its blanks; only `room=CODE` counts. */
function parseRoom(fragment: string): Result<string | undefined, Refusal> {
  const room = new URLSearchParams(fragment.replace(/\s+/g, '')).get('room');
  if (room === null || room === '') return ok(undefined);
  return ROOM.test(room) ? ok(room) : fail(refuseLan('address-room', { text: room }));
}
