import type { WebSocket } from 'ws';
import type { Payer } from './payer.ts';

/** How many messages of one socket may wait; no page has a tenth of that in flight. */
const MOST_WAITING = 500;

export interface IntakeOptions {
  /** The longest message that is taken at the moment, in bytes. */
  readonly longest: () => number;
  /** Who pays for the next message; missing: nobody has to. */
  readonly payer: () => Payer | undefined;
  readonly take: (data: Buffer, payer: Payer | undefined) => void;
}

/**
 * What comes over one socket, one message after the other. While whoever pays for it has nothing left the socket is
 * paused, so that nothing more queues in our memory; what was already read waits here.
 */
export class Intake {
  readonly #socket: WebSocket;
  readonly #options: IntakeOptions;
  #waiting: Buffer[] = [];
  #isHeld = false;

  constructor(socket: WebSocket, options: IntakeOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('message', (data) => this.#receive(data as Buffer));
    // They cost time as messages do, and a page sends none but answers.
    for (const type of ['ping', 'pong'] as const) socket.on(type, (data: Buffer) => this.#count(data));
  }

  /** Whether it waits for its payer: then nothing can be heard from the other end. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  #receive(data: Buffer): void {
    // A socket that is ended still gives out what it has read.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (data.length > this.#options.longest() || this.#waiting.length >= MOST_WAITING) {
      this.#options.payer()?.countBytes(data.length);
      return this.#socket.terminate();
    }
    this.#waiting.push(data);
    if (!this.#isHeld) this.#work();
  }

  /** Gives whether everything is worked off. */
  #work(): boolean {
    let done = 0;
    while (done < this.#waiting.length && !this.#holds()) {
      const data = this.#waiting[done++];
      if (data && this.#socket.readyState === this.#socket.OPEN) this.#take(data);
    }
    this.#waiting = this.#waiting.slice(done);
    return this.#waiting.length === 0;
  }

  #take(data: Buffer): void {
    const payer = this.#options.payer();
    const take = (): void => this.#options.take(data, payer);
    if (!payer) return take();
    payer.countBytes(data.length);
    payer.work(take);
  }

  /** Whether it has to wait. */
  #holds(): boolean {
    const payer = this.#options.payer();
    if (!payer?.isEmpty) return false;
    if (this.#isHeld) return true;
    this.#isHeld = true;
    this.#socket.pause();
    payer.whenReady(() => {
      this.#isHeld = false;
      if (this.#work()) this.#socket.resume();
    });
    return true;
  }

  #count(data: Buffer): void {
    const payer = this.#options.payer();
    payer?.countBytes(data.length);
    payer?.countMessage();
    this.#holds();
  }
}
