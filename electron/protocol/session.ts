import { z } from 'zod';

/**
 * How a browser gets a line to the host over `/ws`, before any other message: it shows the one-time token of the
 * address (or, after a reload, the session it was given) and is given the session. Both are secrets of 256 bits,
 * base64url.
 */
const secret = z.string().min(20).max(100);
export const ADMISSION = z.union([z.strictObject({ token: secret }), z.strictObject({ session: secret })]);
export type Admission = z.infer<typeof ADMISSION>;

/** Why a browser was not let in. Asking again with the same secret is of no use. */
type AdmissionRefusal = 'admission-missing' | 'token-refused' | 'session-refused';

/** The host's first message to a browser; after a refusal it closes the socket. */
export type Admitted = { readonly session: string } | { readonly refused: AdmissionRefusal };
