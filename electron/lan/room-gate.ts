import type { AdmissionPort } from '../host/port.ts';
import type { Admission } from '../protocol/transport/session.ts';
import { TokenBucket } from '../web/token-bucket.ts';
import type { Entrance, Gate } from '../web/connections.ts';

/** Codes and tickets that one address may try: so many at once, then one every few seconds. */
const TRIES = { most: 12, perSecond: 0.3 };
/** How much a page may send: quick play at the table never comes near it. */
const WORDS = { most: 80, perSecond: 25 };
/** How many addresses are remembered; beyond it the oldest is forgotten. */
const MOST_ADDRESSES = 2000;

/** The way in for other devices: by the room's code, by a ticket, or by a hand-over link. */
export class RoomGate implements Gate {
  /** A phone that lost the network counts as absent after twice this. */
  readonly pulse = 10_000;
  readonly mostConnections = 600;
  /** A guest has a phone, and reloaded pages; a hotspot may have a whole table behind it, or a family. */
  readonly linesEach = { guest: 5, address: 60 };
  readonly #admission: AdmissionPort;
  readonly #now: (() => number) | undefined;
  readonly #tries = new Map<string, TokenBucket>();

  /** `now`: the clock by which tries come back, in ms; missing: the system's. */
  constructor(admission: AdmissionPort, now?: () => number) {
    this.#admission = admission;
    this.#now = now;
  }

  admit(admission: Exclude<Admission, { line: unknown }>, from: string): Entrance {
    if ('ticket' in admission) {
      // A ticket cannot be guessed, so a valid one costs no attempt.
      const guest = this.#admission.guestOfTicket(admission.ticket);
      if (guest !== undefined) return { access: { type: 'guest', guest } };
    }
    if (!this.#allowed(from)) return { refused: 'too-many-tries' };
    if ('room' in admission)
      return this.#admission.isCode(admission.room) ? { access: { type: 'visitor' } } : { refused: 'code-refused' };
    if ('take' in admission) {
      const taken = this.#admission.takeOver(admission.take);
      if (taken) return { access: { type: 'guest', guest: taken.guest }, ticket: taken.ticket };
    }
    return { refused: 'ticket-refused' };
  }

  allowance(): TokenBucket {
    return new TokenBucket(WORDS.most, WORDS.perSecond);
  }

  #allowed(from: string): boolean {
    const known = this.#tries.get(from);
    const tries = known ?? new TokenBucket(TRIES.most, TRIES.perSecond, this.#now);
    if (!known) this.#tries.set(from, tries);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST_ADDRESSES && oldest !== undefined) this.#tries.delete(oldest);
    return tries.take();
  }
}
