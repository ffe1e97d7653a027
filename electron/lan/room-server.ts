import { networkInterfaces } from 'node:os';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { HostPort, RoomServer } from '../host/port.ts';
import type { RoomAddress } from '../protocol/room.ts';
import { servePages, type PageServer } from '../web/page-server.ts';
import { RoomGate } from './room-gate.ts';

/** Where phones look first; taken from the range that nobody has registered. */
const PORT = 7411;
/** The longest message of a guest, in bytes: a score entry with room to spare. */
const LONGEST_MESSAGE = 2 ** 16;
/** A family behind one router, or a laptop with some windows. */
const SOCKETS_EACH = 60;

export interface LanOptions {
  readonly host: HostPort;
  /** Folder of the built page. */
  readonly root: string;
  /** The ways in have changed. */
  readonly changed: () => void;
  /** This machine's IPv4 addresses; tests bring their own. */
  readonly addresses?: () => readonly { readonly address: string; readonly name: string }[];
}

/** The room's own server: guests and nobody else come in here; the laptop's pages have another one. */
export class LanRoom implements RoomServer {
  readonly #options: LanOptions;
  #server: PageServer | undefined;

  constructor(options: LanOptions) {
    this.#options = options;
  }

  async open(wanted: number | null): Promise<Result<number, Refusal>> {
    if (this.#server) return ok(this.#server.port);
    for (const port of [wanted ?? PORT, PORT, 0]) {
      try {
        this.#server = await this.#serve(port);
        return ok(this.#server.port);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      }
    }
    return fail(refusal('no-network'));
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await server?.close();
  }

  addresses(code: string): readonly RoomAddress[] {
    const port = this.#server?.port;
    if (port === undefined) return [];
    return this.#own().map(({ address, name }) => ({
      url: `http://${address}:${String(port)}/#room=${code}`,
      kind: 'lan',
      adapter: name,
    }));
  }

  #serve(port: number): Promise<PageServer> {
    const { host, root } = this.#options;
    const greeting = (): string | null => {
      const greets = host.door.greeting();
      return greets && JSON.stringify(greets);
    };
    return servePages({
      ...{ host, root, port },
      address: '0.0.0.0',
      names: () => ['127.0.0.1', ...this.#own().map(({ address }) => address)],
      gate: new RoomGate(host.door),
      longestMessage: LONGEST_MESSAGE,
      socketsEach: SOCKETS_EACH,
      greetings: { '/room.json': greeting },
    });
  }

  #own(): readonly { readonly address: string; readonly name: string }[] {
    return (
      this.#options.addresses?.() ??
      Object.entries(networkInterfaces()).flatMap(([name, own]) =>
        (own ?? []).flatMap(({ address, family, internal }) =>
          family === 'IPv4' && !internal ? [{ address, name }] : [],
        ),
      )
    );
  }
}
