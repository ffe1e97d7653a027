import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DIRECTOR_ACCESS } from '../host/access.ts';
import type { Admission } from '../protocol/session.ts';
import type { Entrance, Gate } from './lines.ts';

const SECRET_BYTES = 32;
/** Sessions beyond this number push out the oldest; no evening at one laptop comes near it. */
const MOST_SESSIONS = 200;

/**
 * Who may open a line on the laptop itself: one-time tokens, and the sessions given for them. Only hashes are kept, in
 * memory alone.
 */
export class Admissions implements Gate {
  readonly pulse = 30_000;
  readonly mostLines = MOST_SESSIONS;
  #tokens: Buffer[] = [];
  #sessions: Buffer[] = [];

  /** A new one-time token; all that were given out before stay good until they are used. */
  issueToken(): string {
    const token = newSecret();
    this.#tokens.push(hash(token));
    return token;
  }

  /** Trades a token, once, or shows a session again. */
  admit(admission: Exclude<Admission, { line: unknown }>): Entrance {
    if ('session' in admission) {
      const known = holds(this.#sessions, admission.session);
      return known ? { access: DIRECTOR_ACCESS, session: admission.session } : { refused: 'session-refused' };
    }
    if (!('token' in admission)) return { refused: 'admission-missing' };
    const used = hash(admission.token);
    const left = this.#tokens.filter((token) => !timingSafeEqual(token, used));
    if (left.length === this.#tokens.length) return { refused: 'token-refused' };
    this.#tokens = left;
    const session = newSecret();
    this.#sessions = [...this.#sessions, hash(session)].slice(-MOST_SESSIONS);
    return { access: DIRECTOR_ACCESS, session };
  }
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares with all, so that the time tells nothing. */
function holds(hashes: readonly Buffer[], secret: string): boolean {
  const wanted = hash(secret);
  return hashes.filter((known) => timingSafeEqual(known, wanted)).length > 0;
}
