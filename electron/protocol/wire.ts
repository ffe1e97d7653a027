import type { Closed, PageRequest, Transport } from './client.ts';
import type { FromHost } from './messages.ts';
import { isOutside } from './room.ts';
import {
  HEARD_EVERY,
  readAdmitted,
  readNumbered,
  type Admission,
  type AdmissionRefusal,
  type Admitted,
  type Numbered,
} from './session.ts';

/** What is needed of a WebSocket; a browser's and Node's both have it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a page keeps of its secrets, and what it does with the host's answers. */
export interface Keys {
  /** What to show for a new line; nothing if there is nothing left to show. */
  shown(): Admission | undefined;
  /** Keeps what came with the admission. */
  admitted(answer: Exclude<Admitted, { refused: unknown }>): void;
  /** Throws away what was refused; true if there is something else to try. */
  refused(code: AdmissionRefusal, shown: Admission): boolean;
}

export interface WireOptions {
  connect(): Socket;
  readonly keys: Keys;
  /** Runs `then` after so many milliseconds. */
  later(then: () => void, milliseconds: number): void;
  /** In [0, 1). */
  random(): number;
  /** Something came that no host of ours says. The line begins anew, unless it is ended. */
  misunderstood?(): void;
}

/** Waits between attempts to reconnect, in milliseconds, before jitter; the last one repeats. */
const WAITS = [100, 300, 700, 1500, 3000];

/**
 * A line to the host over a socket that may break at any time: it connects again by itself, takes the line up where it
 * was, and hands on every message once and in order. If the host does not know the line any more, a new one begins.
 */
export class Wire implements Transport {
  readonly #options: WireOptions;
  #socket: Socket | undefined;
  #line: string | undefined;
  #heard = 0;
  #failures = 0;
  #open = false;
  #over = false;
  #receive: (message: FromHost) => void = () => undefined;
  #closed: Closed = () => undefined;
  #opened: () => void = () => undefined;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  listen(receive: (message: FromHost) => void, closed: Closed, opened: () => void = () => undefined): void {
    this.#receive = receive;
    this.#closed = closed;
    this.#opened = opened;
    this.#connect();
  }

  send(request: PageRequest): void {
    if (this.#open) this.#socket?.send(JSON.stringify(request));
  }

  /** Tries again at once, if it is waiting: the page was asleep, and somebody looks at it now. */
  wake(): void {
    if (!this.#socket && !this.#over) this.#connect();
  }

  /** Ends it for good. */
  close(): void {
    this.#over = true;
    this.#socket?.close();
  }

  #connect(): void {
    const { keys } = this.#options;
    const shown: Admission | undefined =
      this.#line === undefined ? keys.shown() : { line: this.#line, after: this.#heard };
    if (!shown) return this.#end('admission-missing');
    const socket = this.#options.connect();
    this.#socket = socket;
    let refused: AdmissionRefusal | undefined;
    socket.onopen = () => socket.send(JSON.stringify(shown));
    socket.onerror = () => undefined;
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || this.#over) return;
      if (this.#open) return this.#hear(readNumbered(data));
      const answer = readAdmitted(data);
      if (!answer) return this.#misunderstood();
      if ('refused' in answer) refused = answer.refused;
      else this.#admitted(answer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      const wasOpen = this.#open;
      this.#open = false;
      if (this.#over) return;
      if (refused !== undefined) return this.#refused(refused, shown);
      if (wasOpen || this.#failures === 0) this.#closed();
      this.#again();
    };
  }

  #admitted(answer: Exclude<Admitted, { refused: unknown }>): void {
    if (!answer.resumed) this.#heard = 0;
    this.#line = answer.line;
    this.#failures = 0;
    this.#open = true;
    this.#options.keys.admitted(answer);
    this.#opened();
  }

  #hear(message: Numbered | undefined): void {
    if (!message) return this.#misunderstood();
    const { n, m } = message;
    // A gap would be a fault of the host; going on would show something that is not so.
    if (n !== this.#heard + 1) {
      this.#line = undefined;
      return this.#socket?.close();
    }
    this.#heard = n;
    if (n % HEARD_EVERY === 0) this.#socket?.send(JSON.stringify({ heard: n }));
    this.#receive(m);
    // Whoever is outside for good is told nothing more: he asks anew by himself, and the host hangs up.
    if (m.type === 'me' && isOutside(m.me.standing)) this.#over = true;
  }

  /** Whoever answers there speaks another language; what follows would be no better. */
  #misunderstood(): void {
    this.#line = undefined;
    this.#failures = WAITS.length;
    this.#socket?.close();
    this.#options.misunderstood?.();
  }

  #refused(code: AdmissionRefusal, shown: Admission): void {
    if ('line' in shown) {
      this.#line = undefined;
      return this.#connect();
    }
    if (code === 'too-many-tries' || code === 'room-full') {
      this.#closed();
      return this.#again();
    }
    if (this.#options.keys.refused(code, shown)) return this.#connect();
    this.#end(code);
  }

  #again(): void {
    const step = WAITS[Math.min(this.#failures++, WAITS.length - 1)] ?? 3000;
    // Between half and the whole of the step, so that many pages do not come back in the same moment.
    this.#options.later(() => this.wake(), step * (0.5 + this.#options.random() / 2));
  }

  #end(code: string): void {
    this.#over = true;
    this.#closed(code);
  }
}
