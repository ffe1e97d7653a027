import { networkInterfaces } from 'node:os';
import type { Refusal } from '../../engine/core/refusal.ts';
import { refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { HostPort, RoomServer } from '../host/port.ts';
import type { RoomAddress } from '../protocol/room.ts';
import type { SelfTest } from '../protocol/self-test.ts';
import { servePages, type PageServer } from '../web/page-server.ts';
import { PREFERRED_PORT, roomUrl } from './address.ts';
import { advertise, type Advertising } from './discovery.ts';
import { every } from './clock.ts';
import { askGreeting, GREETING_PATH } from './greeting.ts';
import { hearsItself } from './hears-itself.ts';
import { rankInterfaces, watchInterfaces, type LanInterface, type Watch } from './interfaces.ts';
import { RoomGate } from './room-gate.ts';
import { runSelfTest, type SelfTestOptions } from './self-test.ts';

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
  /** This machine's addresses; tests bring their own. */
  readonly interfaces?: () => readonly LanInterface[];
  /** Whether the room is announced to apps nearby; missing: it is. */
  readonly announced?: boolean;
  /** What the self-test asks the network with; tests bring their own. */
  readonly probes?: Pick<SelfTestOptions, 'ask' | 'hearsItself'>;
}

/** The room's own server: guests and nobody else come in here; the laptop's pages have another one. */
export class LanRoom implements RoomServer {
  readonly #options: LanOptions;
  #server: PageServer | undefined;
  #watch: Watch | undefined;
  #advertising: Advertising | undefined;
  /** How often each address was here since the room was opened. */
  readonly #visitors = new Map<string, number>();

  constructor(options: LanOptions) {
    this.#options = options;
  }

  async open(wanted: number | null): Promise<Result<number, Refusal>> {
    if (this.#server) return ok(this.#server.port);
    this.#visitors.clear();
    for (const port of [wanted ?? PREFERRED_PORT, PREFERRED_PORT, 0]) {
      try {
        this.#server = await this.#serve(port);
        this.#watch = watchInterfaces(this.#options.changed, { list: networkInterfaces, every, now: Date.now });
        return ok(this.#server.port);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      }
    }
    return fail(refusal('no-network'));
  }

  announce(): void {
    const greeting = this.#options.host.door.greeting();
    if (!this.#server || !greeting || this.#options.announced === false) return;
    void this.#advertising?.stop();
    this.#advertising = advertise({ ...greeting, port: this.#server.port });
  }

  async close(): Promise<void> {
    const [server, advertising] = [this.#server, this.#advertising];
    this.#watch?.stop();
    this.#server = undefined;
    this.#advertising = undefined;
    await advertising?.stop();
    await server?.close();
  }

  addresses(code: string): readonly RoomAddress[] {
    const port = this.#server?.port;
    if (port === undefined) return [];
    return this.#own().map(({ address, name, kind }) => ({
      url: roomUrl({ address, port, room: code }),
      kind,
      adapter: name,
    }));
  }

  test(): Promise<SelfTest> {
    const greeting = this.#options.host.door.greeting();
    const room = this.#server && greeting ? { code: greeting.room, port: this.#server.port } : undefined;
    const { ask, hearsItself: hears } = this.#options.probes ?? { ask: askGreeting, hearsItself };
    return runSelfTest({
      ...{ room, ask, hearsItself: (address) => hears(address) },
      interfaces: this.#own(),
      visitors: this.#visitors,
      platform: process.platform,
    });
  }

  #serve(port: number): Promise<PageServer> {
    const { host, root } = this.#options;
    const greeting = (): string | null => {
      const greets = host.door.greeting();
      return greets && JSON.stringify({ ...greets, port: this.#server?.port });
    };
    return servePages({
      ...{ host, root, port },
      address: '0.0.0.0',
      names: () => ['127.0.0.1', ...this.#own().map(({ address }) => address)],
      gate: new RoomGate(host.door),
      longestMessage: LONGEST_MESSAGE,
      socketsEach: SOCKETS_EACH,
      reached: (from) => this.#visitors.set(from, (this.#visitors.get(from) ?? 0) + 1),
      greetings: { [GREETING_PATH]: greeting },
    });
  }

  #own(): readonly LanInterface[] {
    return this.#options.interfaces?.() ?? rankInterfaces(networkInterfaces());
  }
}
