import { fail } from '#engine/core/result.ts';
import type { FromHost } from '../messages.ts';
import { refuseHost } from '../refusals.ts';
import { isOutside } from '../room.ts';
import type { Closed, PageRequest, Transport } from './client.ts';
import { Pieces } from './pieces.ts';
import { Retries, type RetryOptions } from './retries.ts';
import {
  type Admission,
  type AdmissionRefusal,
  type Admitted,
  type Frame,
  HEARD_EVERY,
  LONGEST_TOLD,
  type Parcel,
  readAdmitted,
  readFrame,
  readMessage,
  SIGN_EVERY,
  SIGN_OF_LIFE,
} from './session.ts';

/** What is needed of a WebSocket; a browser's and Node's both have it. Bytes come as `ArrayBuffer`. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string | ArrayBuffer }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a page keeps of its secrets, and what it does with the host's answers. */
export interface Keys {
  /** What to show for a new connection; `undefined` if there is nothing left to show. */
  shown(): Admission | undefined;
  /** Keeps what came with the admission. */
  admitted(answer: Exclude<Admitted, { refused: unknown }>): void;
  /** Throws away what was refused; true if there is something else to try. */
  refused(code: AdmissionRefusal, shown: Admission): boolean;
}

/** Time-outs, in ms. */
export interface WireLimits {
  /** An attempt to connect, until the host has admitted us. */
  readonly attempt: number;
  /** A sign of life that was asked for, or that follows a request. */
  readonly reply: number;
  /** For how long after a sign of life the connection is trusted without asking, in ms. */
  readonly trust: number;
  /** How long there may be no sign before the connection is given up, in ms. */
  readonly silence: number;
}

export const WIRE_LIMITS: WireLimits = { attempt: 4_000, reply: 2_000, trust: 1_000, silence: 2 * SIGN_EVERY + 2_000 };

export interface WireOptions extends RetryOptions {
  connect(): Socket;
  readonly keys: Keys;
  readonly limits?: WireLimits;
  /** A message came that no host of ours sends. The connection starts over, unless it is ended. */
  misunderstood?(): void;
}

/**
 * A connection to the host over a socket that may break at any time, or die silently: it reconnects automatically,
 * resumes where it was, and hands on every message once and in order. If the host no longer knows the connection, a new
 * one begins.
 */
export class Wire implements Transport {
  readonly #options: WireOptions;
  readonly #limits: WireLimits;
  readonly #retries: Retries;
  #socket: Socket | undefined;
  #secret: string | undefined;
  #longest = Infinity;
  #received = 0;
  /** The next message, as far as it is here. */
  #pieces: Pieces | undefined;
  /** Settles when everything received is handed on; missing: it is. */
  #unpacking: Promise<void> | undefined;
  /** When there was a sign of life, and how many there have been. */
  #last = { at: 0, signs: 0 };
  #isAsked = false;
  #open = false;
  #over = false;
  #isRefused = false;
  #stopWaiting: () => void = () => undefined;
  #receive: (message: FromHost) => void = () => undefined;
  #closed: Closed = () => undefined;
  #opened: () => void = () => undefined;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#limits = options.limits ?? WIRE_LIMITS;
    this.#retries = new Retries(options);
  }

  listen(receive: (message: FromHost) => void, closed: Closed, opened: () => void = () => undefined): void {
    this.#receive = receive;
    this.#closed = closed;
    this.#opened = opened;
    this.#connect();
  }

  send(request: PageRequest): void {
    const socket = this.#socket;
    if (!this.#open || !socket) return;
    const text = JSON.stringify(request);
    // The host would close the connection over it, and it would be sent again and again.
    if (text.length * 3 > this.#longest && new TextEncoder().encode(text).length > this.#longest)
      return this.#handOn({ type: 'answer', to: request.id, result: fail([refuseHost('message-too-long')]) });
    socket.send(text);
    const { signs } = this.#last;
    this.#later(socket, this.#limits.reply, () => {
      if (this.#last.signs === signs) this.#askForSign(socket);
    });
  }

  /** Somebody sees the page, or touches it: tries again at once if it is waiting, and probes a silent connection. */
  wake(): void {
    // Whether that helps is said when the attempt has ended: what a finger is on must not vanish under it.
    this.#retries.touched();
    this.#try();
  }

  #try(): void {
    if (this.#over) return;
    const socket = this.#socket;
    if (!socket) return this.#connect();
    if (!this.#open) return;
    const silent = this.#silent();
    if (silent > this.#limits.silence) this.#giveUp(socket);
    else if (silent > this.#limits.trust) this.#askForSign(socket);
  }

  /** Whether it was refused for good. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** After a refusal: there is something new to show. */
  begin(): void {
    this.#over = false;
    this.#isRefused = false;
    this.#secret = undefined;
    this.#pieces = undefined;
    this.#connect();
  }

  /** Ends it for good. */
  close(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#socket?.close();
  }

  #connect(): void {
    this.#stopWaiting();
    const { keys } = this.#options;
    const shown = this.#secret === undefined ? keys.shown() : this.#resume(this.#secret);
    if (!shown) return this.#end('admission-missing');
    const socket = this.#options.connect();
    this.#socket = socket;
    let refused: AdmissionRefusal | undefined;
    socket.onopen = () => socket.send(JSON.stringify(shown));
    socket.onerror = () => undefined;
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#last = { at: this.#options.clock.now(), signs: this.#last.signs + 1 };
      if (typeof data !== 'string') return this.#takePiece(socket, data);
      const parsed = this.#open ? readFrame(data) : readAdmitted(data);
      if (!parsed) this.#misunderstood(socket);
      else if ('refused' in parsed) refused = parsed.refused;
      else if ('line' in parsed) this.#admitted(socket, parsed);
      else this.#take(socket, parsed);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#gone(refused, shown);
    };
    this.#later(socket, this.#limits.attempt, () => {
      if (!this.#open) this.#giveUp(socket);
    });
  }

  #resume(secret: string): Admission {
    const bytes = this.#pieces?.bytes ?? 0;
    return { line: secret, after: this.#received, ...(bytes > 0 && { bytes }) };
  }

  /** The socket is closed, or given up. */
  #gone(refused?: AdmissionRefusal, shown?: Admission): void {
    this.#socket = undefined;
    const wasOpen = this.#open;
    this.#open = false;
    if (this.#over) return;
    if (refused !== undefined && shown !== undefined) return this.#refused(refused, shown);
    if (wasOpen || this.#retries.isFirst) this.#closed();
    this.#again();
  }

  /** Gives up a socket. A dead one reports that it is closed after minutes, so nobody waits for that. */
  #giveUp(socket: Socket): void {
    const wasOpen = this.#open;
    socket.close();
    // Some sockets say at once that they are closed.
    if (this.#socket === socket) this.#gone();
    if (wasOpen) this.#try();
  }

  #silent(): number {
    const silent = this.#options.clock.now() - this.#last.at;
    // Somebody has set the clock back: the silence cannot be measured.
    return silent < 0 ? Infinity : silent;
  }

  #askForSign(socket: Socket): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { signs } = this.#last;
    socket.send(SIGN_OF_LIFE);
    this.#later(socket, this.#limits.reply, () => {
      this.#isAsked = false;
      if (this.#last.signs === signs) this.#giveUp(socket);
    });
  }

  /** Gives up a connection that has been silent for too long, even if nobody touches the page. */
  #listenFor(socket: Socket, milliseconds: number): void {
    this.#later(socket, milliseconds, () => {
      const left = this.#limits.silence - this.#silent();
      if (left <= 0) this.#giveUp(socket);
      else this.#listenFor(socket, left);
    });
  }

  /** Later, if this is still the socket then. */
  #later(socket: Socket, milliseconds: number, then: () => void): void {
    this.#options.clock.later(() => {
      if (this.#socket === socket && !this.#over) then();
    }, milliseconds);
  }

  #admitted(socket: Socket, answer: Exclude<Admitted, { refused: unknown }>): void {
    if (!answer.resumed) {
      this.#received = 0;
      this.#pieces = undefined;
    }
    this.#secret = answer.line;
    this.#longest = answer.longest;
    this.#retries.succeeded();
    this.#open = true;
    this.#isAsked = false;
    this.#listenFor(socket, this.#limits.silence);
    this.#options.keys.admitted(answer);
    this.#opened();
  }

  #take(socket: Socket, said: Exclude<Frame, { refused: unknown }>): void {
    if ('alive' in said) return;
    if ('mostBytes' in said) return void (this.#longest = said.mostBytes);
    // A gap would be a fault of the host; going on would show a wrong state.
    if (said.n !== this.#received + 1) return this.#startOver(socket);
    if ('gzip' in said) return this.#expect(socket, said);
    this.#received = said.n;
    if (said.n % HEARD_EVERY === 0) socket.send(JSON.stringify({ heard: said.n }));
    this.#handOn(said.m);
  }

  #expect(socket: Socket, parcel: Parcel): void {
    if (this.#pieces?.isNext(parcel)) return;
    if (parcel.from !== 0 || parcel.gzip > LONGEST_TOLD) return this.#startOver(socket);
    this.#pieces = new Pieces(parcel);
  }

  #takePiece(socket: Socket, piece: ArrayBuffer): void {
    const pieces = this.#pieces;
    if (!this.#open || !pieces?.take(piece)) return this.#misunderstood(socket);
    if (!pieces.isWhole) return socket.send(JSON.stringify({ heard: this.#received, bytes: pieces.bytes }));
    this.#pieces = undefined;
    this.#received = pieces.n;
    socket.send(JSON.stringify({ heard: pieces.n }));
    this.#handOn(async () => {
      const message = await pieces.unpack().then(readMessage, () => undefined);
      if (!message && this.#socket) this.#misunderstood(this.#socket);
      return message;
    });
  }

  #deliver(message: FromHost): void {
    this.#receive(message);
    // A guest who is shut out is sent nothing more: their page joins again by itself, and the host hangs up.
    if (message.type === 'me' && isOutside(message.me.standing)) this.#over = true;
  }

  /** In order, and one large message unpacked after the other: later ones wait. */
  #handOn(message: FromHost | (() => Promise<FromHost | undefined>)): void {
    if (!this.#unpacking && typeof message !== 'function') return this.#deliver(message);
    const take = async (): Promise<void> => {
      const unpacked = typeof message !== 'function' ? message : this.#over ? undefined : await message();
      if (this.#unpacking === done) this.#unpacking = undefined;
      if (unpacked && !this.#over) this.#deliver(unpacked);
    };
    // Whatever became of the one before.
    const done = (this.#unpacking ?? Promise.resolve()).then(take, take);
    this.#unpacking = done;
  }

  /** The server there speaks another protocol. */
  #misunderstood(socket: Socket): void {
    this.#startOver(socket);
    this.#options.misunderstood?.();
  }

  /** The message makes no sense on this connection: a new one begins. */
  #startOver(socket: Socket): void {
    this.#renew();
    socket.close();
    if (this.#socket === socket) this.#gone();
  }

  /** Forgets the connection; gives whether a new one may begin at once. */
  #renew(): boolean {
    this.#secret = undefined;
    this.#pieces = undefined;
    return this.#retries.renewed();
  }

  #refused(code: AdmissionRefusal, shown: Admission): void {
    if ('line' in shown && code !== 'told-too-long') {
      if (this.#renew()) return this.#connect();
      this.#closed();
      return this.#again();
    }
    if (code === 'too-many-tries' || code === 'room-full') {
      this.#closed();
      return this.#again();
    }
    if (code !== 'told-too-long' && this.#options.keys.refused(code, shown)) return this.#connect();
    this.#end(code);
  }

  #again(): void {
    const wait = this.#retries.failed();
    this.#stopWaiting();
    this.#stopWaiting = this.#options.clock.later(() => this.#try(), wait);
  }

  #end(code: string): void {
    this.#retries.rest(false);
    this.#over = true;
    this.#isRefused = true;
    this.#closed(code);
  }
}
