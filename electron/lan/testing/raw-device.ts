import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { Me } from '#electron/protocol/room.ts';
import type { Admission } from '#electron/protocol/transport/session.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';

export interface Way {
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

/** A socket whose answers are kept until it closes. */
export class RawDevice {
  readonly received: unknown[] = [];
  closed: number | undefined;
  readonly #socket: WebSocket;

  constructor(port: number, { from = '127.0.0.1', headers = {} }: Way = {}) {
    const own = `127.0.0.1:${String(port)}`;
    const socket = new WebSocket(`ws://${own}/ws`, {
      headers: { origin: `http://${own}`, ...headers },
      localAddress: from,
    });
    // Large messages come in pieces, which it does not put together.
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) this.received.push(JSON.parse(data.toString()));
    });
    socket.on('close', (code) => (this.closed = code));
    socket.on('error', () => (this.closed ??= 0));
    this.#socket = socket;
  }

  async say(...texts: readonly (string | Buffer)[]): Promise<void> {
    await expect.poll(() => this.#socket.readyState, { timeout: 20_000 }).not.toBe(WebSocket.CONNECTING);
    for (const text of texts) this.#socket.send(text, { binary: typeof text !== 'string' });
  }

  /** Sends a first message; gives what it was sent in return. */
  async show(admission: Admission): Promise<Readonly<Record<string, unknown>>> {
    await this.say(JSON.stringify(admission));
    const [first] = await this.receives(1);
    return first as Readonly<Record<string, unknown>>;
  }

  /** Asks the host for something, and waits for the answer. */
  async ask(id: string, command: Command): Promise<Extract<FromHost, { type: 'answer' }>['result']> {
    await this.say(request(id, command));
    const answer = (): Extract<FromHost, { type: 'answer' }> | undefined =>
      this.#messages().find((message) => message.type === 'answer' && message.to === id) as ReturnType<typeof answer>;
    await expect.poll(answer, { timeout: 10_000 }).toBeDefined();
    return answer()?.result ?? { ok: true, value: null };
  }

  /** The last message about its place in the room. */
  get me(): Me | undefined {
    return this.#messages().findLast((message) => message.type === 'me')?.me;
  }

  #messages(): readonly FromHost[] {
    return this.received.flatMap((one) => ((one as { m?: FromHost }).m ? [(one as { m: FromHost }).m] : []));
  }

  /** What it received, if that is very much. */
  async receives(count: number): Promise<readonly unknown[]> {
    await expect.poll(() => this.received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
    return this.received;
  }

  async isClosed(): Promise<number | undefined> {
    await expect.poll(() => this.closed, { timeout: 20_000 }).toBeDefined();
    return this.closed;
  }

  /** Says goodbye, as a browser does that leaves a page. */
  async leave(): Promise<void> {
    this.#socket.close();
    await this.isClosed();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** A request as it goes over the wire. */
export const request = (id: string, command: object): string => JSON.stringify({ v: PROTOCOL_VERSION, id, command });
