import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DIRECTOR_ACCESS } from '../host/state/guests/access.ts';
import type { Admission } from '../protocol/transport/session.ts';
import type { Entrance, Gate } from './connections.ts';
import type { PersistentSession } from './session-file.ts';

const SECRET_BYTES = 32;
/** Sessions beyond this number push out the oldest; no evening on one laptop comes near it. */
const MOST_SESSIONS = 200;
/** A session that has not been used for this many days expires; a club meets more often in its season. */
const MOST_DAYS = 60;
const DAY = 86_400_000;

/** Keeps the hashes of sessions beyond the life of the server. */
export interface SessionStore {
  readonly sessions: readonly PersistentSession[];
  keep(changed: { readonly sessions: readonly PersistentSession[] }): void;
}

/**
 * Who may open a connection on the laptop itself: one-time tokens, and the sessions given for them. Only hashes are
 * kept; those of tokens in memory only.
 */
export class Admissions implements Gate {
  readonly pulse = 30_000;
  readonly mostConnections = MOST_SESSIONS;
  readonly #store: SessionStore | undefined;
  readonly #now: () => number;
  #tokens: Buffer[] = [];
  #sessions: readonly PersistentSession[];

  /** Without a store sessions end with the server. `now` in ms since 1970. */
  constructor(store?: SessionStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    this.#sessions = store?.sessions.slice(-MOST_SESSIONS) ?? [];
  }

  /** A new one-time token; earlier ones stay valid until they are used. */
  issueToken(): string {
    const token = newSecret();
    this.#tokens.push(hash(token));
    return token;
  }

  /** Trades a token, once, or renews a session. */
  admit(admission: Exclude<Admission, { line: unknown }>): Entrance {
    if ('session' in admission) {
      if (!this.knows(admission.session)) return { refused: 'session-refused' };
      this.#use(hash(admission.session));
      return { access: DIRECTOR_ACCESS, session: admission.session };
    }
    if (!('token' in admission)) return { refused: 'admission-missing' };
    const used = hash(admission.token);
    const left = this.#tokens.filter((token) => !timingSafeEqual(token, used));
    if (left.length === this.#tokens.length) return { refused: 'token-refused' };
    this.#tokens = left;
    const session = newSecret();
    this.#use(hash(session));
    return { access: DIRECTOR_ACCESS, session };
  }

  /** Whether it is a session of ours; compared with all of them, so that the time reveals nothing. */
  knows(session: string): boolean {
    const shown = hash(session);
    const first = dayOf(this.#now() - MOST_DAYS * DAY);
    return this.#sessions.filter((one) => timingSafeEqual(bytesOf(one), shown)).some(({ used }) => used >= first);
  }

  /** The session used last comes last. */
  #use(shown: Buffer): void {
    const used = dayOf(this.#now());
    const latest = this.#sessions.at(-1);
    if (latest?.used === used && timingSafeEqual(bytesOf(latest), shown)) return;
    const others = this.#sessions.filter((one) => !timingSafeEqual(bytesOf(one), shown));
    this.#sessions = [...others, { hash: shown.toString('base64url'), used }].slice(-MOST_SESSIONS);
    this.#store?.keep({ sessions: this.#sessions });
  }
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const bytesOf = (kept: PersistentSession): Buffer => Buffer.from(kept.hash, 'base64url');
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
