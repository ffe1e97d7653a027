import { z } from 'zod';
import { readJson } from '../../engine/core/json.ts';
import type { FromHost } from './messages.ts';

/**
 * How a page gets a line to the host over `/ws`, before any other message. On the laptop itself it shows the one-time
 * token of its address, or the session it was given for it. On another device it shows the room's code, the ticket
 * that the host gave it, or the token of a hand-over link. A page whose line broke takes it up again where it was:
 * `after` is the number of the last message it heard. All but the room's code are secrets of 256 bits.
 */
const secret = z.string().min(20).max(100);
export const ADMISSION = z.union([
  z.strictObject({ token: secret }),
  z.strictObject({ session: secret }),
  z.strictObject({ room: z.string().min(1).max(20) }),
  z.strictObject({ ticket: secret }),
  z.strictObject({ take: secret }),
  z.strictObject({ line: secret, after: z.int().min(0) }),
]);
export type Admission = z.infer<typeof ADMISSION>;

/** Why a browser was not let in. Asking again with the same secret is of no use, except after `too-many-tries`. */
const ADMISSION_REFUSALS = [
  'admission-missing',
  'token-refused',
  'session-refused',
  'line-lost',
  'code-refused',
  'ticket-refused',
  'too-many-tries',
  'room-full',
] as const;
export type AdmissionRefusal = (typeof ADMISSION_REFUSALS)[number];

/** The host's first message; after a refusal it closes the socket. */
const ADMITTED = z.union([
  z.object({
    line: secret,
    /** Only what it had not heard follows; otherwise the line is new and begins with `hello`. */
    resumed: z.boolean(),
    session: secret.exactOptional(),
    ticket: secret.exactOptional(),
  }),
  z.object({ refused: z.enum(ADMISSION_REFUSALS) }),
]);
export type Admitted = z.infer<typeof ADMITTED>;

/** How the host's messages travel: numbered from 1 without gaps, one line's whole life long. */
export interface Numbered {
  readonly n: number;
  readonly m: FromHost;
}

const RESULT = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.json() }),
  z.object({ ok: z.literal(false), error: z.array(z.looseObject({ code: z.string() })) }),
]);
/** As much of a message as whoever carries it looks into; what a page makes of the rest is the page's. */
const NUMBERED = z.object({
  n: z.int().min(1),
  m: z.union([
    z.looseObject({ type: z.literal('answer'), to: z.string(), result: RESULT }),
    z.looseObject({ type: z.literal('hello'), v: z.int() }),
    z.looseObject({ type: z.literal('me'), me: z.looseObject({ standing: z.string() }) }),
    z.looseObject({ type: z.string().regex(/^(?!answer$|hello$|me$)/) }),
  ]),
});

/** Reads what a host says first; missing: it is none of ours. */
export const readAdmitted = (text: string): Admitted | undefined => checked(ADMITTED, text) as Admitted | undefined;

/** Reads what a host says after that. */
export const readNumbered = (text: string): Numbered | undefined => checked(NUMBERED, text) as Numbered | undefined;

/** The value as it was sent, if it has that form: nothing is copied. */
function checked(form: z.ZodType, text: string): unknown {
  const json = readJson(text);
  return json.ok && form.safeParse(json.value).success ? json.value : undefined;
}

/** What a page says beside requests: up to where it has heard everything. */
export const HEARD = z.strictObject({ heard: z.int().min(0) });

/** So many messages are heard before the page says so. */
export const HEARD_EVERY = 8;
