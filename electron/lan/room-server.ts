import { networkInterfaces } from 'node:os';
import type { Refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import type { HostPort, RoomServer } from '../host/port.ts';
import type { RoomAddress } from '../protocol/room.ts';
import type { SelfTest } from '../protocol/nearby/self-test.ts';
import type { ConnectionsOptions } from '../web/connections.ts';
import { servePages, type PageServer } from '../web/page-server.ts';
import { PREFERRED_PORT, roomUrl } from './address.ts';
import { advertise, type Advertising } from './discovery/discovery.ts';
import { every } from './clock.ts';
import { askGreeting, GREETING_PATH, type Greeting } from './greeting.ts';
import { announcementReturns } from './discovery/announcement-returns.ts';
import type { Identity } from './identity.ts';
import { hasIpv6, rankInterfaces, watchInterfaces, type LanInterface, type Watch } from './interfaces.ts';
import { RoomGate } from './room-gate.ts';
import { runSelfTest, type SelfTestOptions } from './self-test.ts';
import { refuseHost } from '../protocol/refusals.ts';

/** The longest message of a guest, in bytes: a score entry with some to spare. */
const LONGEST_MESSAGE = 2 ** 16;
/** A family behind one router, or a laptop with some windows. */
const SOCKETS_EACH = 60;

export interface LanOptions {
  readonly host: HostPort;
  /** Folder of the built page. */
  readonly root: string;
  /** The port to try first; missing: the default port. */
  readonly port?: number | undefined;
  /** The addresses have changed. */
  readonly changed: () => void;
  /** This machine's addresses; tests bring their own. */
  readonly interfaces?: () => readonly LanInterface[];
  /** The time-outs of its connections; tests use shorter ones. */
  readonly limits?: ConnectionsOptions['limits'];
  /** The clock by which tries at the door come back, in ms; tests let it stand still. */
  readonly now?: () => number;
  /** Whether the room is announced to apps nearby; missing: it is. */
  readonly announced?: boolean;
  /** What other apps recognise this laptop by; missing: there is no encrypted way in. */
  readonly identity?: () => Promise<Identity>;
  /** How the self-test sends requests; tests bring their own. */
  readonly probes?: Pick<SelfTestOptions, 'ask' | 'announcementReturns'>;
}

/** The room's own server, for guests only; the laptop's pages have another one. */
export class LanRoom implements RoomServer {
  readonly #options: LanOptions;
  #server: PageServer | undefined;
  #watch: Watch | undefined;
  #advertising: Advertising | undefined;
  /** Where other apps connect. */
  #secure: PageServer | undefined;
  #identity: Identity | undefined;
  #opening: Promise<Result<number, Refusal>> | undefined;
  /** How often each address was here since the room was opened. */
  readonly #visitors = new Map<string, number>();

  constructor(options: LanOptions) {
    this.#options = options;
  }

  open(wanted: number | null): Promise<Result<number, Refusal>> {
    // Two windows may open it in the same moment.
    this.#opening ??= this.#open(wanted).finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #open(wanted: number | null): Promise<Result<number, Refusal>> {
    if (this.#server) return ok(this.#server.port);
    this.#visitors.clear();
    const preferred = this.#options.port ?? PREFERRED_PORT;
    const server = await this.#listen([wanted ?? preferred, preferred, 0]);
    if (!server) return fail(refuseHost('no-network'));
    this.#server = server;
    this.#watch = watchInterfaces(this.#options.changed, { list: networkInterfaces, every, now: Date.now });
    this.#identity = await this.#options.identity?.();
    // Phones get in even without it.
    if (this.#identity) this.#secure = await this.#listen([server.port + 1, 0], this.#identity);
    return ok(server.port);
  }

  announce(): void {
    const greeting = this.#greeting();
    if (!greeting || this.#options.announced === false) return;
    void this.#advertising?.stop();
    this.#advertising = advertise(greeting);
  }

  async close(): Promise<void> {
    const [server, secure, advertising] = [this.#server, this.#secure, this.#advertising];
    this.#watch?.stop();
    this.#server = undefined;
    this.#secure = undefined;
    this.#advertising = undefined;
    await advertising?.stop();
    await Promise.all([server?.close(), secure?.close()]);
  }

  get fingerprint(): string | null {
    return (this.#secure && this.#identity?.fingerprint) ?? null;
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
    const greeting = this.#options.host.admission.greeting();
    const room = this.#server && greeting ? { code: greeting.room, port: this.#server.port } : undefined;
    const { ask, announcementReturns: hears } = this.#options.probes ?? { ask: askGreeting, announcementReturns };
    return runSelfTest({
      ...{ room, ask, announcementReturns: (address) => hears(address) },
      interfaces: this.#own(),
      ipv6: hasIpv6(networkInterfaces()),
      visitors: this.#visitors,
      platform: process.platform,
    });
  }

  /** What everybody may know of the open room; `null` while there is none. */
  #greeting(): Greeting | null {
    const greeting = this.#options.host.admission.greeting();
    if (!greeting || !this.#server) return null;
    const { fingerprint } = this;
    const secure = this.#secure && fingerprint !== null ? { tlsPort: this.#secure.port, fingerprint } : {};
    return { ...greeting, port: this.#server.port, ...secure };
  }

  /** Listens on the first of the ports that is free. */
  async #listen(ports: readonly number[], identity?: Identity): Promise<PageServer | undefined> {
    for (const port of ports) {
      try {
        return await this.#serve(port, identity);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      }
    }
    return undefined;
  }

  #serve(port: number, identity?: Identity): Promise<PageServer> {
    const { host, root } = this.#options;
    const greeting = (): string | null => {
      const greets = this.#greeting();
      return greets && JSON.stringify(greets);
    };
    return servePages({
      ...{ host, root, port },
      ...(identity && { secure: identity }),
      address: '0.0.0.0',
      names: () => ['127.0.0.1', ...this.#own().map(({ address }) => address)],
      gate: new RoomGate(host.admission, this.#options.now),
      longestMessage: LONGEST_MESSAGE,
      ...(this.#options.limits && { limits: this.#options.limits }),
      socketsEach: SOCKETS_EACH,
      reached: (from) => this.#visitors.set(from, (this.#visitors.get(from) ?? 0) + 1),
      greetings: { [GREETING_PATH]: greeting },
    });
  }

  #own(): readonly LanInterface[] {
    return this.#options.interfaces?.() ?? rankInterfaces(networkInterfaces());
  }
}
