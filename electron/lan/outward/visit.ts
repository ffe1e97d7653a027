import { createHash } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import type { Admission, AdmissionRefusal } from '../../protocol/session.ts';
import { REQUEST, type FromHost } from '../../protocol/messages.ts';
import type { SecureRoom } from '../../protocol/outward.ts';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import { Wire, type Socket } from '../../protocol/wire.ts';
import type { Ask } from '../greeting.ts';
import { wireSocket } from '../socket.ts';
import type { VisitedRooms } from './visited-rooms.ts';

/** Why a visit did not come about, or is over. Sentences stand in `LAN_TEXTS`. */
export type VisitRefusal =
  | Extract<AdmissionRefusal, 'code-refused' | 'ticket-refused'>
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
  /** The other house says something; its first message is its `hello`. */
  told(message: FromHost): void;
  /** It does not answer any more, or again: what was on its way has to be said again. */
  connected(is: boolean): void;
  /** It came to nothing, or is over. */
  ended(why: VisitRefusal): void;
}

/** How long the first connection may take, in ms. */
const PATIENCE = 8_000;

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
  /** Ids of requests by which this laptop gets its ticket, or gives it back. */
  readonly #joining = new Set<string>();
  readonly #leaving = new Set<string>();
  #arrived = false;
  #attempts = 0;
  #over = false;

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#code = options.code;
    this.#tlsPort = options.room.tlsPort;
    this.#impatient = setTimeout(() => this.#end('room-not-answering'), PATIENCE);
    const { room, known } = options;
    this.#wire = new Wire({
      connect: () => this.#connect(),
      keys: {
        shown: () => this.#shown(),
        admitted: ({ ticket }) => ticket !== undefined && known.keep(room, ticket),
        refused: (_, shown) => this.#refused(shown),
      },
      later: (then, milliseconds) => void setTimeout(then, milliseconds),
      random: Math.random,
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
    if (command.type === 'join') this.#joining.add(id);
    if (command.type === 'leave-room') this.#leaving.add(id);
    this.#wire.send(request.data);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#impatient);
    this.#wire.close();
  }

  #connect(): Socket {
    if (this.#attempts++ > 0) this.#lookForPort();
    const { address, fingerprint } = this.#options.room;
    // The certificate is nobody's but its own; it is looked at below.
    const socket = new WebSocket(`wss://${address}:${String(this.#tlsPort)}/ws`, {
      ...{ rejectUnauthorized: false, perMessageDeflate: false, handshakeTimeout: 5_000 },
    });
    socket.once('upgrade', ({ socket: secured }) => {
      const { raw } = (secured as TLSSocket).getPeerCertificate();
      if (createHash('sha256').update(raw).digest('hex') === fingerprint) return;
      socket.terminate();
      // Later it is tried again: whoever stands in between now may be gone then.
      if (!this.#arrived) this.#end('certificate-changed');
    });
    return wireSocket(socket);
  }

  /** A laptop that was started again may answer by TLS elsewhere. */
  #lookForPort(): void {
    const { room, ask } = this.#options;
    void ask(room.address, room.port, { timeout: 2_000 }).then((answer) => {
      const { room: id, fingerprint, tlsPort } = answer.ok ? answer.value : {};
      if (id === room.room && fingerprint === room.fingerprint && tlsPort !== undefined) this.#tlsPort = tlsPort;
    });
  }

  #shown(): Admission | undefined {
    const { known, room } = this.#options;
    const ticket = known.ticket(room);
    if (ticket !== null) return { ticket };
    return this.#code === null ? undefined : { room: this.#code };
  }

  /** A ticket that is worth nothing any more is thrown away; then there is the code. */
  #refused(shown: Admission): boolean {
    const { known, room } = this.#options;
    if ('ticket' in shown) known.keep(room, null);
    else this.#code = null;
    return this.#shown() !== undefined;
  }

  #hear(message: FromHost): void {
    if (message.type === 'hello') {
      if (message.v !== PROTOCOL_VERSION) return this.#end('room-other-version');
      clearTimeout(this.#impatient);
      if (!this.#arrived) this.#options.known.keep(this.#options.room, this.#options.known.ticket(this.#options.room));
      this.#arrived = true;
    }
    if (message.type === 'answer') this.#remember(message);
    this.#options.told(message);
  }

  #remember({ to, result }: Extract<FromHost, { type: 'answer' }>): void {
    const { known, room } = this.#options;
    if (this.#leaving.delete(to) && result.ok) known.keep(room, null);
    if (!this.#joining.delete(to) || !result.ok) return;
    const { ticket } = result.value as { readonly ticket: string };
    known.keep(room, ticket);
  }

  #end(why: VisitRefusal): void {
    if (this.#over) return;
    this.close();
    this.#options.ended(why);
  }
}
