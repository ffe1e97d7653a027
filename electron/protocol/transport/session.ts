import * as z from 'zod/mini';
import { isJson, readJson } from '#engine/core/json.ts';
import type { FromHost } from '../messages.ts';

/**
 * How a page gets a connection to the host over `/ws`, before any other message. On the laptop itself it shows the
 * one-time token of its address, or the session it was given for it. On another device it shows the room's code, its
 * ticket, or the token of a hand-over link. A page whose connection broke resumes it: `after` is the number of the last
 * message it received, and `bytes` what it has of the next one, if that comes in pieces. All but the room's code are
 * secrets of 256 bits.
 */
const secret = z.string().check(z.minLength(20), z.maxLength(100));
export const ADMISSION = z.union([
  z.strictObject({ token: secret }),
  z.strictObject({ session: secret }),
  z.strictObject({ room: z.string().check(z.minLength(1), z.maxLength(20)) }),
  z.strictObject({ ticket: secret }),
  z.strictObject({ take: secret }),
  z.strictObject({ line: secret, after: z.int().check(z.minimum(0)), bytes: z.optional(z.int().check(z.minimum(0))) }),
]);
export type Admission = z.infer<typeof ADMISSION>;

/** Why a browser was not admitted. Asking again with the same secret is of no use, except after `too-many-tries`. */
const ADMISSION_REFUSALS = [
  'admission-missing',
  'token-refused',
  'session-refused',
  'line-lost',
  'code-refused',
  'ticket-refused',
  'too-many-tries',
  'room-full',
  /** Sent on an open connection: what the page watches is too large to be sent. */
  'told-too-long',
] as const;
export type AdmissionRefusal = (typeof ADMISSION_REFUSALS)[number];

const REFUSED = z.object({ refused: z.enum(ADMISSION_REFUSALS) });
/** The host's first message; after a refusal it closes the socket. */
const ADMITTED = z.union([
  z.object({
    line: secret,
    /** Only unreceived messages follow; otherwise the connection is new and begins with `hello`. */
    resumed: z.boolean(),
    /** The longest message that this page may send, in bytes. */
    longest: z.int().check(z.minimum(1)),
    session: z.exactOptional(secret),
    ticket: z.exactOptional(secret),
  }),
  REFUSED,
]);
export type Admitted = z.infer<typeof ADMITTED>;

/** How the host's messages travel: numbered from 1 without gaps, over the whole life of a connection. */
export interface Numbered {
  readonly n: number;
  readonly m: FromHost;
}

/**
 * A large message, packed with gzip: its bytes follow in binary frames, from this one on. Nothing numbered comes in
 * between.
 */
const PARCEL = z.object({
  n: z.int().check(z.minimum(1)),
  gzip: z.int().check(z.minimum(1)),
  from: z.int().check(z.minimum(0)),
});
export type Parcel = z.infer<typeof PARCEL>;

/** The host sends it regularly, and at once when a page sends it: a sign of life. It has no number. */
export const ALIVE = z.strictObject({ alive: z.literal(true) });
type SignOfLife = z.infer<typeof ALIVE>;
export const SIGN_OF_LIFE = JSON.stringify({ alive: true } satisfies SignOfLife);
/** How often the host sends it, in ms. */
export const SIGN_EVERY = 5_000;

/** A text of more characters travels as a parcel, in pieces of this many bytes. */
export const PIECE = 2 ** 15;
/** Nothing longer is sent, in characters; 64 MB are ten times the evening of the largest cup. */
export const LONGEST_TOLD = 2 ** 26;

const RESULT = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.custom((value) => isJson(value)) }),
  z.object({ ok: z.literal(false), error: z.array(z.looseObject({ code: z.string() })) }),
]);
/** As much of a message as the transport needs to read; the rest is up to the page. */
const MESSAGE = z.union([
  z.looseObject({ type: z.literal('answer'), to: z.string(), result: RESULT }),
  z.looseObject({ type: z.literal('hello'), v: z.int() }),
  z.looseObject({ type: z.literal('me'), me: z.looseObject({ standing: z.string() }) }),
  z.looseObject({ type: z.literal('evening'), evening: z.looseObject({ id: z.string() }) }),
  z.looseObject({ type: z.literal('evening-events'), evening: z.string() }),
  z.looseObject({ type: z.string().check(z.regex(/^(?!answer$|hello$|me$|evening$|evening-events$)/)) }),
]);
/** The host sends it when the page may send longer or only shorter messages from now on. It has no number. */
const LIMIT = z.strictObject({ mostBytes: z.int().check(z.minimum(1)) });
export type Limit = z.infer<typeof LIMIT>;

const FRAME = z.union([z.object({ n: z.int().check(z.minimum(1)), m: MESSAGE }), PARCEL, ALIVE, LIMIT, REFUSED]);
/** What a host sends on an open connection. */
export type Frame = Numbered | Parcel | SignOfLife | Limit | z.infer<typeof REFUSED>;

/** What a host sends first; missing: it is none of ours. The same holds for the others. */
export const readAdmitted = (text: string): Admitted | undefined => checked(ADMITTED, text) as Admitted | undefined;
/** What a host sends after that. */
export const readFrame = (text: string): Frame | undefined => checked(FRAME, text) as Frame | undefined;
/** What was in a parcel. */
export const readMessage = (text: string): FromHost | undefined => checked(MESSAGE, text) as FromHost | undefined;

/** The value as it was sent, if it has that form: nothing is copied. */
function checked(form: z.ZodMiniType, text: string): unknown {
  const json = readJson(text);
  return json.ok && form.safeParse(json.value).success ? json.value : undefined;
}

/** What a page sends besides requests: up to where it has received everything, and what it has of the next message. */
export const ACK = z.strictObject({
  heard: z.int().check(z.minimum(0)),
  bytes: z.optional(z.int().check(z.minimum(0))),
});
export type Ack = z.infer<typeof ACK>;

/** After this many messages the page sends an acknowledgement; after every piece of a parcel. */
export const HEARD_EVERY = 8;
