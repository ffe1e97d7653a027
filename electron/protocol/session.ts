import { z } from 'zod';

/**
 * How a page gets a line to the host over `/ws`, before any other message. On the laptop itself it shows the one-time
 * token of its address, or the session it was given for it. On another device it shows the room's code, the ticket
 * that the host gave it, or the token of a hand-over link. A page whose line broke takes it up again where it was:
 * `after` is the number of the last message it heard. All but the room's code are secrets of 256 bits, base64url.
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
export type AdmissionRefusal =
  | 'admission-missing'
  | 'token-refused'
  | 'session-refused'
  | 'line-lost'
  | 'code-refused'
  | 'ticket-refused'
  | 'too-many-tries'
  | 'room-full';

/** The host's first message; after a refusal it closes the socket. */
export type Admitted =
  | {
      readonly line: string;
      /** Only what it had not heard follows; otherwise the line is new and begins with `hello`. */
      readonly resumed: boolean;
      readonly session?: string;
      readonly ticket?: string;
    }
  | { readonly refused: AdmissionRefusal };

/** How the host's messages travel: numbered from 1 without gaps, one line's whole life long. */
export interface Numbered<M> {
  readonly n: number;
  readonly m: M;
}

/** What a page says beside requests: up to where it has heard everything. */
export const HEARD = z.strictObject({ heard: z.int().min(0) });

/** So many messages are heard before the page says so. */
export const HEARD_EVERY = 8;
