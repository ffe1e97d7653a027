import { createHash } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import { REQUEST } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { SecureRoom } from '#electron/protocol/nearby/visits.ts';
import { SYSTEM_CLOCK } from '#electron/protocol/transport/clock.ts';
import type { Admission, AdmissionRefusal } from '#electron/protocol/transport/session.ts';
import { type Socket, Wire } from '#electron/protocol/transport/wire.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import type { Ask } from '../greeting.ts';
import { wireSocket } from '../socket.ts';
import type { VisitedRooms } from './visited-rooms.ts';

/** Why a visit failed or ended. The sentences are in `LAN_TEXTS`. */
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
  /** Asks the room for its current address. */
  readonly ask: Ask;
  readonly limits: VisitLimits;
  /** A message from the remote host; the first one is its `hello`. */
  received(message: FromHost): void;
  /** It no longer answers, and maybe why; or it answers again: what was on its way has to be sent again. */
  connected(is: boolean, trouble?: VisitRefusal): void;
  /** It failed, or is over. */
  ended(why: VisitRefusal): void;
}

/** How long another laptop is waited for, in ms. */
export interface VisitLimits {
  /** Until it has admitted us for the first time. */
  readonly arrival: number;
  /** Until an attempt to connect that hangs is given up. */
  readonly handshake: number;
}
export const VISIT_LIMITS: VisitLimits = { arrival: 8_000, handshake: 2_000 };
/** How long a laptop may take to say by plain HTTP where it is, in ms. */
const ASK_PATIENCE = 2_000;
/** How long until a laptop that does not answer is asked for its port again, in ms. */
const ASK_AGAIN = 1_000;
/** The largest frame that is accepted from a remote host, in bytes; longer messages come in pieces. */
const LONGEST_MESSAGE = 2 ** 18;

/** Whether the remote host may send this to our page: nobody else speaks about the laptop's own affairs. */
const MAY_BE_TOLD: Readonly<Record<FromHost['type'], boolean>> = {
  hello: true,
  me: true,
  evening: true,
  'evening-events': true,
  table: true,
  talk: true,
  answer: true,
  settings: false,
  room: false,
  evenings: false,
  backups: false,
  proposal: false,
  standstill: false,
  rooms: false,
  visit: false,
};
/** A type that came over the network may be any text, a name of `Object.prototype` too. */
const TOLD: ReadonlySet<string> = new Set(Object.entries(MAY_BE_TOLD).flatMap(([type, may]) => (may ? [type] : [])));

/**
 * A page's connection to another laptop's host, over TLS. On every connection the certificate is compared with the
 * announced one before anything is sent; no authority is asked.
 */
export class Visit {
  readonly #options: VisitOptions;
  readonly #wire: Wire;
  readonly #impatient: NodeJS.Timeout;
  #code: string | null;
  #tlsPort: number;
  /** By id of the request: the tickets with which this laptop joins. */
  readonly #joining = new Map<string, string>();
  /** Whether a ticket on its way was still unknown: the code comes next, and then it is sent again. */
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
      (message) => this.#receive(message),
      (final) => {
        if (final === undefined) options.connected(false);
        else this.#end(final === 'admission-missing' ? 'code-missing' : (final as VisitRefusal));
      },
      () => this.#options.connected(true),
    );
  }

  /** Forwards a request of the page. Anything else is dropped: our own pages send nothing else. */
  send(message: unknown): void {
    const request = REQUEST.safeParse(message);
    if (!request.success) return;
    const { id, command } = request.data;
    if (command.type === 'join') this.#keepBefore(id, command.ticket);
    if (command.type === 'leave-room') this.#leaving.add(id);
    this.#wire.send(request.data);
  }

  /** Kept before it is sent: the room knows us by it once it is sent, whether the answer comes or not. */
  #keepBefore(id: string, ticket: string): void {
    this.#joining.set(id, ticket);
    this.#options.known.keep(this.#options.room, ticket);
  }

  /** The page is visible again. */
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
    // The certificate is self-signed; it is checked below.
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
   * A restarted laptop may answer by TLS at another port, and at the old one somebody else may stay silent: it is asked
   * while the attempt hangs, and the attempt is given up as soon as the port is known.
   */
  #lookForPort(attempt: WebSocket): void {
    const { room, ask } = this.#options;
    void ask(room.address, room.port, { timeout: ASK_PATIENCE }).then((answer) => {
      // A connection that is open again needs no answer.
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

  /** It is tried again later: whoever intercepts now may be gone then. */
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

  /** A void ticket is thrown away; then the code is used. */
  #refused(shown: Admission): boolean {
    const { known, room } = this.#options;
    if ('ticket' in shown && [...this.#joining.values()].includes(shown.ticket)) this.#tooEarly = true;
    else if ('ticket' in shown) known.keep(room, null);
    else this.#code = null;
    return this.#shown() !== undefined;
  }

  #receive(message: FromHost): void {
    if (!TOLD.has(message.type)) return;
    if (message.type === 'hello') {
      if (message.v !== PROTOCOL_VERSION || message.access !== 'guest') return this.#end('room-other-version');
      clearTimeout(this.#impatient);
      this.#tooEarly = false;
      if (!this.#arrived) this.#options.known.keep(this.#options.room, this.#options.known.ticket(this.#options.room));
      this.#arrived = true;
    }
    if (message.type === 'answer') this.#remember(message);
    this.#options.received(message);
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
