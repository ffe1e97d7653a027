import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Connection, HostPort } from '../host/port.ts';
import type { Access } from '../host/state/guests/access.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Clock } from '../protocol/transport/clock.ts';
import { type Ack, type Admitted, type Limit, type Parcel, PIECE } from '../protocol/transport/session.ts';
import { type MessageText, messageText } from './message-text.ts';

/** Time-outs, in ms. */
export interface ConnectionLimits {
  /** For a page that is gone to come back. */
  readonly patience: number;
  /** For a page to take in some of what it was sent. */
  readonly stalled: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { patience: 3 * 60_000, stalled: 10_000 };

/**
 * What is kept for a page, in messages and characters: of what it may not have received, and of what it cannot take
 * yet.
 */
const KEPT = { messages: 400, characters: 400_000 };
const WAITING = { messages: 2_000, characters: 2_000_000 };
/** How many bytes may be in flight to a page; more are sent when it has taken them. */
const ON_ITS_WAY = 8 * PIECE;

interface SentMessage {
  readonly content: MessageText;
  /** The evening that it is about, if it is about one. */
  readonly evening: string | undefined;
}

export interface PersistentConnectionOptions {
  /** The address that it was opened from. */
  readonly from: string;
  /** The page has not come back, or somebody closed the connection. */
  readonly ended: () => void;
  readonly clock: Clock;
  readonly limits: ConnectionLimits;
  /** The longest message that its page may send at the moment, in bytes. */
  readonly longest: () => number;
  /** Is told what threads have spent on what the page asked, in ms. */
  readonly charge?: (spent: number) => void;
}

/**
 * A connection that outlives its sockets: it numbers what the host sends, keeps it until the page has acknowledged it,
 * and goes on where the page left off when that comes back. It sends no more than the page takes in; large messages go
 * in pieces.
 */
export class PersistentConnection {
  /** The page resumes the connection with this. */
  readonly secret = randomBytes(32).toString('base64url');
  /** The address that it was opened from. */
  readonly from: string;
  readonly #connection: Connection;
  readonly #ended: () => void;
  readonly #clock: Clock;
  readonly #limits: ConnectionLimits;
  readonly #longest: () => number;
  /** What the socket's page takes for the longest message that it may send. */
  #sentLongest = 0;
  #socket: WebSocket | undefined;
  /** What was given to a socket, at least in part, and is not acknowledged; the last has the number `#n`. */
  #given: SentMessage[] = [];
  #n = 0;
  /** What has no number yet. */
  #waiting: SentMessage[] = [];
  #characters = 0;
  /** The number of the next message for this socket. */
  #next = 1;
  #parcel: OnItsWay | undefined;
  /** Bytes of this socket that the system has not taken yet. */
  #untaken = 0;
  #movedAt = 0;
  #watched: WebSocket | undefined;
  #packing: MessageText | undefined;
  #forgetAll: () => void = () => undefined;
  #closed = false;

  constructor(
    host: HostPort,
    access: Access,
    { from, ended, clock, limits, longest, charge }: PersistentConnectionOptions,
  ) {
    this.from = from;
    this.#ended = ended;
    this.#clock = clock;
    this.#limits = limits;
    this.#longest = longest;
    this.#connection = host.open(
      (message) => this.#say(message),
      access,
      () => this.close(),
      charge,
    );
  }

  /** Whose it is by now. */
  get access(): Access {
    return this.#connection.access;
  }

  /** Whether its page is gone, as far as is known. */
  get isAway(): boolean {
    return this.#socket === undefined;
  }

  /** Whether the page can go on after this message; otherwise it needs a new connection. */
  has(after: number): boolean {
    return !this.#closed && after <= this.#n && after >= this.#first - 1;
  }

  /** Takes a socket, sends what its page has not received, and listens. `bytes`: what it has of the next message. */
  attach(socket: WebSocket, after: number, bytes = 0): void {
    this.#forgetAll();
    this.#socket?.terminate();
    this.#socket = socket;
    this.#forget(after);
    this.#next = after + 1;
    this.#parcel = parcelOf(after + 1, bytes);
    this.#untaken = 0;
    this.#sentLongest = this.#longest();
    this.#pump();
    socket.once('close', () => {
      if (this.#socket === socket) this.#detach();
    });
    this.#connection.away(false);
  }

  /** Takes a request of the page. */
  receive(message: unknown, bytes: number): void {
    this.#connection.receive(message, bytes);
  }

  /** Takes the page's acknowledgement; gives whether it is new. */
  acknowledge({ heard, bytes = 0 }: Ack): boolean {
    const before = this.#given.length;
    this.#forget(Math.min(heard, this.#next - 1));
    const parcel = this.#parcel;
    const hasMore = parcel?.n === heard + 1 && bytes > parcel.taken && bytes <= parcel.given;
    if (hasMore) parcel.taken = bytes;
    else if (this.#given.length === before) return false;
    this.#movedAt = this.#clock.now();
    this.#pump();
    return true;
  }

  /** Ends it at once: what was read and not worked off never will be. */
  cut(): void {
    this.#socket?.terminate();
    this.close();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#forgetAll();
    this.#connection.close();
    this.#socket?.close(1001);
    this.#given = [];
    this.#waiting = [];
    this.#ended();
  }

  #detach(): void {
    this.#socket = undefined;
    if (this.#closed) return;
    this.#connection.away(true);
    this.#forgetAll = this.#clock.later(() => this.close(), this.#limits.patience);
  }

  #say(message: FromHost): void {
    if (this.#closed) return;
    const content = messageText(message);
    if (!content) return this.#refuse();
    if (message.type === 'me') this.#tellLongest();
    const evening =
      message.type === 'evening' ? message.evening.id : message.type === 'evening-events' ? message.evening : undefined;
    // A newer snapshot of an evening makes older messages about it superfluous.
    if (message.type === 'evening') this.#drop((kept) => kept.evening === evening);
    this.#waiting.push({ content, evening });
    this.#characters += content.text?.length ?? 0;
    this.#pump();
    this.#keepWithin();
  }

  /** Whoever gets another role may send longer messages, or only shorter ones. */
  #tellLongest(): void {
    const longest = this.#longest();
    if (longest === this.#sentLongest) return;
    this.#sentLongest = longest;
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ mostBytes: longest } satisfies Limit));
  }

  /** What the page watches is larger than any message may be: it gets only the reason. */
  #refuse(): void {
    this.#socket?.send(JSON.stringify({ refused: 'told-too-long' } satisfies Admitted));
    this.close();
  }

  /** Drops what was sent earlier before too much is kept; if that is not enough, the page has to start over. */
  #keepWithin(): void {
    const most = this.#socket ? WAITING : KEPT;
    const isTooMuch = (): boolean =>
      this.#given.length + this.#waiting.length > most.messages || this.#characters > most.characters;
    while (this.#first < this.#next && (this.#given.length > KEPT.messages || isTooMuch())) this.#letGo();
    if (isTooMuch()) this.close();
  }

  #drop(isOver: (kept: SentMessage) => boolean): void {
    this.#waiting = this.#waiting.filter((kept) => {
      if (!isOver(kept)) return true;
      this.#characters -= kept.content.text?.length ?? 0;
      return false;
    });
  }

  #letGo(): void {
    this.#characters -= this.#given.shift()?.content.text?.length ?? 0;
  }

  #forget(acknowledged: number): void {
    while (this.#given.length > 0 && this.#first <= acknowledged) this.#letGo();
    if (this.#parcel && this.#parcel.n <= acknowledged) this.#parcel = undefined;
  }

  /** The number of the first message that is kept. */
  get #first(): number {
    return this.#n - this.#given.length + 1;
  }

  /** Sends as much as the page may have on its way. */
  #pump(): void {
    const socket = this.#socket;
    while (socket?.readyState === WebSocket.OPEN && this.#untaken < ON_ITS_WAY) {
      const kept = this.#given[this.#next - this.#first] ?? this.#number();
      if (!kept) return;
      const { text, packed } = kept.content;
      if (text !== undefined) {
        this.#give(socket, `{"n":${String(this.#next++)},"m":${text}}`);
        continue;
      }
      if (!packed) return this.#await(kept.content);
      if (!this.#givePiece(socket, packed)) return;
    }
  }

  /** Gives the next waiting message its number. */
  #number(): SentMessage | undefined {
    const kept = this.#waiting.shift();
    if (!kept) return undefined;
    this.#given.push(kept);
    this.#n += 1;
    return kept;
  }

  /** Sends the next piece of a large message, unless enough of it is on its way. */
  #givePiece(socket: WebSocket, packed: Buffer): boolean {
    if (this.#parcel?.n !== this.#next || this.#parcel.given > packed.length) this.#parcel = parcelOf(this.#next);
    const parcel = this.#parcel;
    if (parcel.given - parcel.taken >= ON_ITS_WAY) return false;
    if (!parcel.isNamed) {
      const head: Parcel = { n: parcel.n, gzip: packed.length, from: parcel.given };
      this.#give(socket, JSON.stringify(head));
      parcel.isNamed = true;
    }
    const piece = packed.subarray(parcel.given, parcel.given + PIECE);
    parcel.given += piece.length;
    if (parcel.given === packed.length) this.#next += 1;
    this.#give(socket, piece);
    return true;
  }

  /** Goes on as soon as it is packed. */
  #await(content: MessageText): void {
    if (this.#packing === content) return;
    this.#packing = content;
    void content.packing?.then(() => this.#pump());
  }

  #give(socket: WebSocket, data: string | Buffer): void {
    this.#untaken += data.length;
    this.#watch(socket);
    socket.send(data, () => {
      if (this.#socket !== socket) return;
      this.#untaken -= data.length;
      this.#movedAt = this.#clock.now();
      this.#pump();
    });
  }

  /** Gives up a socket that takes nothing in any more. */
  #watch(socket: WebSocket): void {
    if (this.#watched === socket) return;
    this.#watched = socket;
    this.#movedAt = this.#clock.now();
    const check = (): void => {
      if (this.#socket !== socket) return;
      const { given, taken } = this.#parcel ?? { given: 0, taken: 0 };
      if (this.#untaken === 0 && given === taken) return void (this.#watched = undefined);
      const left = this.#movedAt + this.#limits.stalled - this.#clock.now();
      if (left <= 0) socket.terminate();
      else this.#clock.later(check, left);
    };
    this.#clock.later(check, this.#limits.stalled);
  }
}

/** A large message on its way: how much of it was given to the socket, and how much of that the page has. */
interface OnItsWay {
  readonly n: number;
  given: number;
  taken: number;
  isNamed: boolean;
}

const parcelOf = (n: number, bytes = 0): OnItsWay => ({ n, given: bytes, taken: bytes, isNamed: false });
