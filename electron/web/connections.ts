import type { WebSocket } from 'ws';
import { readJson } from '#engine/core/json.ts';
import type { HostPort } from '../host/port.ts';
import type { Access } from '../host/state/guests/access.ts';
import { type Clock, SYSTEM_CLOCK } from '../protocol/transport/clock.ts';
import {
  ACK,
  ADMISSION,
  type Admission,
  type AdmissionRefusal,
  type Admitted,
  ALIVE,
  SIGN_EVERY,
  SIGN_OF_LIFE,
} from '../protocol/transport/session.ts';
import { Intake } from './limits/intake.ts';
import type { Payer } from './limits/payer.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, PersistentConnection } from './persistent-connection.ts';

/** How long a browser may take to show its token, and how often a silent one is pinged. */
const PATIENCE = 10_000;
/** WebSocket close code for `policy violation`. */
const REFUSED = 1008;

/** Who is admitted by what they show, and what they get for it. */
export type Entrance =
  | { readonly access: Access; readonly session?: string; readonly ticket?: string }
  | { readonly refused: AdmissionRefusal };

export interface Gate {
  /** `from`: the address that asks. */
  admit(admission: Exclude<Admission, { line: unknown }>, from: string): Entrance;
  /** The longest message that somebody may send at the moment, in bytes; missing: as long as the server reads. */
  longest?(access: Access): number;
  /** Who pays for what somebody at this address sends; missing: nobody has to. */
  payer?(access: Access, from: string): Payer;
  /** Calls `cut` whenever somebody has spent so much that all their connections end at once. */
  whenSpent?(cut: (payer: Payer) => void): void;
  /** How often a silent page is pinged, in ms. */
  readonly pulse: number;
  /** Connections at the same time: of all, of each guest, and of all visitors from one address. */
  readonly mostConnections: number;
  readonly linesEach?: { readonly guest: number; readonly address: number };
}

export interface ConnectionsOptions {
  /** The longest message a page may send, in bytes. */
  readonly longest: number;
  /** Missing: the system's. */
  readonly clock?: Clock;
  /** Missing: suitable for people; tests are quicker. `sign`: how often the host says that it is there. */
  readonly limits?: ConnectionLimits & { readonly sign: number };
}

/** The connections of one server: admits pages by their first message and passes on to the host what they send. */
export class Connections {
  readonly #host: HostPort;
  readonly #gate: Gate;
  readonly #connections = new Map<string, PersistentConnection>();

  readonly #longest: number;
  readonly #clock: Clock;
  readonly #limits: ConnectionLimits & { readonly sign: number };

  constructor(host: HostPort, gate: Gate, options: ConnectionsOptions) {
    this.#host = host;
    this.#gate = gate;
    this.#longest = options.longest;
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#limits = options.limits ?? { ...CONNECTION_LIMITS, sign: SIGN_EVERY };
    gate.whenSpent?.((payer) => {
      for (const connection of this.#all()) if (this.#payerOf(connection) === payer) connection.cut();
    });
  }

  /** Waits for a page's first message, and admits the page or not. */
  welcome(socket: WebSocket, from: string): void {
    // A client that has sent nothing yet does not say goodbye either.
    const impatient = setTimeout(() => socket.terminate(), PATIENCE);
    socket.on('error', () => socket.terminate());
    socket.once('close', () => clearTimeout(impatient));
    socket.once('message', (data: Buffer) => {
      clearTimeout(impatient);
      const line = this.#enter(socket, data, from);
      if (line === undefined) return socket.terminate();
      if (typeof line === 'string') {
        socket.send(JSON.stringify({ refused: line } satisfies Admitted));
        return socket.close(REFUSED);
      }
      this.#carry(socket, line);
    });
  }

  closeAll(): void {
    for (const connection of this.#connections.values()) connection.close();
  }

  /** Gives the page's connection, or why it gets none; `undefined` if that need not even be said. */
  #enter(socket: WebSocket, data: Buffer, from: string): PersistentConnection | AdmissionRefusal | undefined {
    const visitor: Access = { type: 'visitor' };
    if (data.length > this.#longestOf(visitor)) {
      this.#gate.payer?.(visitor, from).countBytes(data.length);
      return undefined;
    }
    const admission = ADMISSION.safeParse(parsed(data));
    const line = admission.success ? this.#admit(socket, admission.data, from) : 'admission-missing';
    // Whoever opens lines over and over pays for each of them.
    const payer = this.#gate.payer?.(line instanceof PersistentConnection ? line.access : visitor, from);
    payer?.countBytes(data.length);
    payer?.countMessage();
    return line;
  }

  #admit(socket: WebSocket, admission: Admission, from: string): PersistentConnection | AdmissionRefusal {
    if ('line' in admission) {
      const connection = this.#connections.get(admission.line);
      if (!connection?.has(admission.after)) {
        connection?.close();
        return 'line-lost';
      }
      this.#greet(socket, connection, { resumed: true });
      connection.attach(socket, admission.after, admission.bytes);
      return connection;
    }
    // A one-time token is not used up in vain.
    const isFull = this.#connections.size >= this.#gate.mostConnections && !this.#all().some(({ isAway }) => isAway);
    if (isFull && !('ticket' in admission)) return 'room-full';
    const entrance = this.#gate.admit(admission, from);
    if ('refused' in entrance) return entrance.refused;
    const { access, ...given } = entrance;
    if (!this.#makeRoom(access, from)) return 'room-full';
    const ended = (): void => void this.#connections.delete(connection.secret);
    const connection: PersistentConnection = new PersistentConnection(this.#host, access, {
      from,
      ended,
      clock: this.#clock,
      limits: this.#limits,
      longest: () => this.#longestOf(connection.access),
      charge: (spent) => this.#payerOf(connection)?.charge(spent),
    });
    this.#connections.set(connection.secret, connection);
    this.#greet(socket, connection, { resumed: false, ...given });
    connection.attach(socket, 0);
    return connection;
  }

  /**
   * Ends a connection if there is one too many: one whose page is gone, or of the same guest. False if that is
   * impossible.
   */
  #makeRoom(access: Access, from: string): boolean {
    const { mostConnections: mostLines, linesEach } = this.#gate;
    const own = this.#all().filter((connection) => isSame(connection, access, from));
    const isGuest = access.type === 'guest';
    const most = access.type === 'director' ? undefined : linesEach?.[isGuest ? 'guest' : 'address'];
    const oneOf = (connections: readonly PersistentConnection[]): PersistentConnection | undefined =>
      connections.find(({ isAway }) => isAway);
    if (most !== undefined && own.length >= most) (oneOf(own) ?? own[0])?.close();
    if (this.#connections.size < mostLines) return true;
    const surplus = oneOf(own) ?? oneOf(this.#all()) ?? (isGuest ? (own[0] ?? this.#all().find(isVisitor)) : undefined);
    surplus?.close();
    return surplus !== undefined;
  }

  /** The oldest first. */
  #all(): readonly PersistentConnection[] {
    return [...this.#connections.values()];
  }

  #greet(
    socket: WebSocket,
    { secret, access }: PersistentConnection,
    admitted: Omit<Exclude<Admitted, { refused: unknown }>, 'line' | 'longest'>,
  ): void {
    const longest = this.#longestOf(access);
    socket.send(JSON.stringify({ line: secret, longest, ...admitted } satisfies Admitted));
  }

  #longestOf(access: Access): number {
    return this.#gate.longest?.(access) ?? this.#longest;
  }

  /** Whoever it is by now: a visitor becomes a guest. */
  #payerOf({ access, from }: PersistentConnection): Payer | undefined {
    return this.#gate.payer?.(access, from);
  }

  #carry(socket: WebSocket, connection: PersistentConnection): void {
    const { pulse } = this.#gate;
    let alive = true;
    const intake = new Intake(socket, {
      longest: () => this.#longestOf(connection.access),
      payer: () => this.#payerOf(connection),
      take: (data, payer) => {
        alive = true;
        const message = parsed(data);
        const ack = ACK.safeParse(message);
        // Acknowledgements never count as messages, however much was sent.
        if (ack.success && connection.acknowledge(ack.data)) return;
        payer?.countMessage();
        if (ALIVE.safeParse(message).success) socket.send(SIGN_OF_LIFE);
        else if (!ack.success) connection.receive(message, data.length);
      },
    });
    const beat = setInterval(() => {
      if (!alive && !intake.isHeld) return socket.terminate();
      alive = false;
      socket.ping();
    }, pulse);
    // A page cannot see pings; it gets a message.
    const signs = setInterval(() => socket.send(SIGN_OF_LIFE), this.#limits.sign);
    socket.on('pong', () => (alive = true));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // It was not read to its end.
      if (error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.#payerOf(connection)?.countBytes(this.#longest);
    });
    socket.once('close', () => {
      clearInterval(beat);
      clearInterval(signs);
    });
  }
}

const isVisitor = ({ access }: PersistentConnection): boolean => access.type === 'visitor';

/** Whether a connection is of the same guest, or of a visitor from the same address. */
function isSame(connection: PersistentConnection, access: Access, from: string): boolean {
  if (access.type === 'guest') return connection.access.type === 'guest' && connection.access.guest === access.guest;
  return access.type === 'visitor' && isVisitor(connection) && connection.from === from;
}

/** What is no JSON, or too deep, is passed on as text: the host refuses it with its place like anything else. */
function parsed(data: Buffer): unknown {
  const text = data.toString('utf8');
  const json = readJson(text);
  return json.ok ? json.value : text;
}
