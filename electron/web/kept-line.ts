import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Access } from '../host/access.ts';
import type { HostPort, Line } from '../host/port.ts';
import type { FromHost } from '../protocol/messages.ts';
import { HEARD } from '../protocol/session.ts';

/** How long a line waits for its page to come back, in ms, and how much it keeps for it, in messages and characters. */
const PATIENCE = 3 * 60_000;
const MOST_KEPT = 400;
const MOST_CHARACTERS = 400_000;
/** A socket that takes nothing in any more is given up before it fills the memory; in bytes. */
const MOST_UNSENT = 4_000_000;

interface Kept {
  readonly n: number;
  readonly text: string;
}

/**
 * A line that outlives its sockets: it numbers what the host says, keeps it until the page has heard it, and goes on where
 * the page left off when it comes back.
 */
export class KeptLine {
  /** By this the page takes the line up again. */
  readonly secret = randomBytes(32).toString('base64url');
  readonly from: string;
  readonly #line: Line;
  readonly #ended: () => void;
  #socket: WebSocket | undefined;
  #n = 0;
  #kept: Kept[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** `from`: the address that it was opened from; `ended`: the page has not come back, or somebody closed the line. */
  constructor(host: HostPort, access: Access, from: string, ended: () => void) {
    this.from = from;
    this.#ended = ended;
    this.#line = host.open(
      (message) => this.#say(message),
      access,
      () => this.close(),
    );
  }

  /** Whose it is by now. */
  get access(): Access {
    return this.#line.access;
  }

  /** Whether its page is gone, as far as it was noticed. */
  get isAway(): boolean {
    return this.#socket === undefined;
  }

  /** Whether the page can go on after this message; otherwise it needs a new line. */
  has(after: number): boolean {
    const first = this.#kept[0]?.n ?? this.#n + 1;
    return !this.#closed && after <= this.#n && after >= first - 1;
  }

  /** Takes a socket, says what its page has not heard, and listens. */
  attach(socket: WebSocket, after: number): void {
    clearTimeout(this.#timer);
    this.#socket?.terminate();
    this.#socket = socket;
    this.#forget(after);
    for (const { text } of this.#kept) socket.send(text);
    socket.once('close', () => {
      if (this.#socket === socket) this.#detach();
    });
    this.#line.away(false);
  }

  /** Takes what the page says: where it has got to, or a request. */
  hear(message: unknown): void {
    const heard = HEARD.safeParse(message);
    if (heard.success) this.#forget(heard.data.heard);
    else this.#line.receive(message);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line.close();
    this.#socket?.close(1001);
    this.#kept = [];
    this.#ended();
  }

  #detach(): void {
    this.#socket = undefined;
    if (this.#closed) return;
    this.#line.away(true);
    this.#timer = setTimeout(() => this.close(), PATIENCE);
  }

  #say(message: FromHost): void {
    const text = `{"n":${String(++this.#n)},"m":${textOf(message)}}`;
    this.#kept.push({ n: this.#n, text });
    this.#characters += text.length;
    while (this.#kept.length > MOST_KEPT || this.#characters > MOST_CHARACTERS) {
      // One message alone may be larger: then the page must begin anew if it loses it.
      const lost = this.#kept.shift();
      if (!lost) break;
      this.#characters -= lost.text.length;
    }
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    else socket.send(text);
  }

  #forget(heard: number): void {
    while (this.#kept[0] && this.#kept[0].n <= heard) this.#characters -= this.#kept.shift()?.text.length ?? 0;
  }
}

/** What a whole hall is told is put into words once. */
const texts = new WeakMap<FromHost, string>();

function textOf(message: FromHost): string {
  const text = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, text);
  return text;
}
