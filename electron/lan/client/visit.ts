import { createHash } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import type { Admission, AdmissionRefusal } from '../../protocol/transport/session.ts';
import type { FromHost } from '../../protocol/messages.ts';
import { REQUEST } from '../../protocol/commands/command.ts';
import type { SecureRoom } from '../../protocol/nearby/visits.ts';
import { SYSTEM_CLOCK } from '../../protocol/transport/clock.ts';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import { Wire, type Socket } from '../../protocol/transport/wire.ts';
import type { Ask } from '../greeting.ts';
import { wireSocket } from '../socket.ts';
import type { VisitedRooms } from './visited-rooms.ts';

/** Why a visit did not come about, or is over. Sentences stand in `LAN_TEXTS`. */
export type VisitRefusal =
  | Extract<AdmissionRefusal, 'code-refused' | 'ticket-refused' | 'told-too-long'>
  | 'room-not-answering'
  | 'room-without-tls'
  | 'certificate-changed'
  | 'room-other-version'
  | 'code-missing';

export interface VisitOptions {
  readonly room: SecureRoom;
  readonly code: string | null;
  readonly known: VisitedRooms;
  /** Asks the room where it is by now. */
  readonly ask: Ask;
  readonly limits: VisitLimits;
  /** The other house says something; its first message is its `hello`. */
  told(message: FromHost): void;
  /** It does not answer any more, and maybe why; or again: what was on its way has to be said again. */
  connected(is: boolean, trouble?: VisitRefusal): void;
  /** It came to nothing, or is over. */
  ended(why: VisitRefusal): void;
}

/** How long another laptop is waited for, in ms. */
export interface VisitLimits {
  /** Until it has let us in for the first time. */
  readonly arrival: number;
  /** Until an attempt to connect that hangs is given up. */
  readonly handshake: number;
}
export const VISIT_LIMITS: VisitLimits = { arrival: 8_000, handshake: 2_000 };
/** How long a laptop may take to say by plain HTTP where it is, in ms. */
const ASK_PATIENCE = 2_000;
/** How long until a laptop that does not answer is asked again for its port, in ms. */
const ASK_AGAIN = 1_000;
/** The largest frame that is taken from a foreign house, in bytes; what is longer comes in pieces. */
const LONGEST_MESSAGE = 2 ** 18;

/** What the other house tells our page; of the laptop's own matters nobody else speaks. */
const TOLD_BY_HOUSES: ReadonlySet<FromHost['type']> = new Set([
  'hello',
  'me',
  'evening',
  'evening-events',
  'table',
  'talk',
  'answer',
]);

/**
 * A page's line into another laptop's house, over TLS. The certificate is compared with the announced one before
 * anything is said, on every connection anew; no authority is asked.
 */
export class Visit {
  readonly #options: VisitOptions;
  readonly #wire: Wire;
  readonly #impatient: NodeJS.Timeout;
  #code: string | null;
  #tlsPort: number;
  /** By id of the request: the tickets with which this laptop asks to be let in. */
  readonly #joining = new Map<string, string>();
  /** Whether a ticket that is on its way was not known yet: the code comes next, and then it is sent again. */
  #tooEarly = false;
  /** Ids of requests by which it gives its place back. */
  readonly #leaving = new Set<string>();
  #arrived = false;
  #over = false;

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#code = options.code;
    this.#tlsPort = options.room.tlsPort;
    this.#impatient = setTimeout(() => this.#end('room-not-answering'), options.limits.arrival);
    const { room, known } = options;
    this.#wire = new Wire({
      connect: () => this.#connect(),
      keys: {
        shown: () => this.#shown(),
        admitted: ({ ticket }) => ticket !== undefined && known.keep(room, ticket),
        refused: (_, shown) => this.#refused(shown),
      },
      clock: SYSTEM_CLOCK,
      random: Math.random,
      misunderstood: () => this.#end('room-other-version'),
    });
    this.#wire.listen(
      (message) => this.#hear(message),
      (final) => {
        if (final === undefined) options.connected(false);
        else this.#end(final === 'admission-missing' ? 'code-missing' : (final as VisitRefusal));
      },
      () => this.#options.connected(true),
    );
  }

  /** Carries a request of the page over. What is none is dropped: our own pages say nothing else. */
  send(message: unknown): void {
    const request = REQUEST.safeParse(message);
    if (!request.success) return;
    const { id, command } = request.data;
    if (command.type === 'join') this.#keepBefore(id, command.ticket);
    if (command.type === 'leave-room') this.#leaving.add(id);
    this.#wire.send(request.data);
  }

  /** Kept before it is said: whoever has said it is known by it, whether the answer comes or not. */
  #keepBefore(id: string, ticket: string): void {
    this.#joining.set(id, ticket);
    this.#options.known.keep(this.#options.room, ticket);
  }

  /** Somebody looks at the page again. */
  wake(): void {
    this.#wire.wake();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#impatient);
    this.#wire.close();
  }

  #connect(): Socket {
    const { address, fingerprint } = this.#options.room;
    // The certificate is nobody's but its own; it is looked at below.
    const socket = new WebSocket(`wss://${address}:${String(this.#tlsPort)}/ws`, {
      ...{ rejectUnauthorized: false, perMessageDeflate: false },
      ...{ handshakeTimeout: this.#options.limits.handshake, maxPayload: LONGEST_MESSAGE },
    });
    this.#lookForPort(socket);
    socket.once('upgrade', ({ socket: secured }) => {
      const { raw } = (secured as TLSSocket).getPeerCertificate();
      if (createHash('sha256').update(raw).digest('hex') === fingerprint) return;
      socket.terminate();
      this.#changed();
    });
    return wireSocket(socket);
  }

  /**
   * A laptop that was started again may answer by TLS elsewhere, and at the old port somebody else may say nothing at
   * all: it is asked as long as the attempt hangs, which is given up as soon as the way is known.
   */
  #lookForPort(attempt: WebSocket): void {
    const { room, ask } = this.#options;
    void ask(room.address, room.port, { timeout: ASK_PATIENCE }).then((answer) => {
      // A line that is open again needs no answer.
      if (this.#over || attempt.readyState === WebSocket.OPEN) return;
      const { fingerprint, tlsPort } = answer.ok ? answer.value : {};
      if (fingerprint !== undefined && fingerprint !== room.fingerprint) return this.#changed();
      const isNews = tlsPort !== undefined && tlsPort !== this.#tlsPort;
      if (isNews) this.#tlsPort = tlsPort;
      if (attempt.readyState !== WebSocket.CONNECTING) return;
      if (isNews) attempt.terminate();
      else setTimeout(() => this.#lookForPort(attempt), ASK_AGAIN);
    });
  }

  /** Later it is tried again: whoever stands in between now may be gone then. */
  #changed(): void {
    if (this.#arrived) this.#options.connected(false, 'certificate-changed');
    else this.#end('certificate-changed');
  }

  #shown(): Admission | undefined {
    const { known, room } = this.#options;
    const ticket = known.ticket(room);
    if (ticket !== null && !this.#tooEarly) return { ticket };
    return this.#code === null ? undefined : { room: this.#code };
  }

  /** A ticket that is worth nothing any more is thrown away; then there is the code. */
  #refused(shown: Admission): boolean {
    const { known, room } = this.#options;
    if ('ticket' in shown && [...this.#joining.values()].includes(shown.ticket)) this.#tooEarly = true;
    else if ('ticket' in shown) known.keep(room, null);
    else this.#code = null;
    return this.#shown() !== undefined;
  }

  #hear(message: FromHost): void {
    if (!TOLD_BY_HOUSES.has(message.type)) return;
    if (message.type === 'hello') {
      if (message.v !== PROTOCOL_VERSION || message.access !== 'guest') return this.#end('room-other-version');
      clearTimeout(this.#impatient);
      this.#tooEarly = false;
      if (!this.#arrived) this.#options.known.keep(this.#options.room, this.#options.known.ticket(this.#options.room));
      this.#arrived = true;
    }
    if (message.type === 'answer') this.#remember(message);
    this.#options.told(message);
  }

  #remember({ to, result }: Extract<FromHost, { type: 'answer' }>): void {
    const { known, room } = this.#options;
    if (this.#leaving.delete(to) && result.ok) known.keep(room, null);
    const ticket = this.#joining.get(to);
    if (ticket === undefined) return;
    this.#joining.delete(to);
    if (result.ok) known.keep(room, ticket);
    else if (known.ticket(room) === ticket) known.keep(room, null);
  }

  #end(why: VisitRefusal): void {
    if (this.#over) return;
    this.close();
    this.#options.ended(why);
  }
}
