import { networkInterfaces } from 'node:os';
import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { HostPort, RoomServer } from '../host/port.ts';
import type { SelfTest } from '../protocol/nearby/self-test.ts';
import { refuseHost } from '../protocol/refusals.ts';
import type { Disturbance, RoomAddress } from '../protocol/room.ts';
import { LONGEST } from '../protocol/transport/longest.ts';
import type { ConnectionsOptions } from '../web/connections.ts';
import { type PageServer, servePages } from '../web/page-server.ts';
import { PREFERRED_PORT, roomUrl } from './address.ts';
import { every } from './clock.ts';
import { Disturbances } from './costs/disturbances.ts';
import { type Meter, SYSTEM_METER } from './costs/meter.ts';
import { announcementReturns } from './discovery/announcement-returns.ts';
import { advertise, type Advertising } from './discovery/discovery.ts';
import { askGreeting, type Greeting, GREETING_PATH, greetingAt, roomJson } from './greeting.ts';
import type { Identity } from './identity.ts';
import { hasIpv6, type LanInterface, rankInterfaces, type Watch, watchInterfaces } from './interfaces.ts';
import { RoomGate } from './room-gate.ts';
import { runSelfTest, type SelfTestOptions } from './self-test.ts';

/** Whoever sends a longer message, in bytes, is not even read to its end; what is too long for them is counted. */
const LONGEST_READ = 2 * LONGEST.writer;
/** A whole hall behind one router: sixty people, and lines that broke and are not given up yet. */
const SOCKETS_EACH = 120;
/** How many addresses are counted for the self-test. */
const MOST_VISITORS = 2_000;

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
  /** What costs are counted by; tests bring their own. */
  readonly meter?: Meter;
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
  #gate: RoomGate | undefined;
  readonly #disturbances: Disturbances;
  #opening: Promise<Result<number, Refusal>> | undefined;
  /** How often each address was here since the room was opened. */
  readonly #visitors = new Map<string, number>();

  constructor(options: LanOptions) {
    this.#options = options;
    const { clock } = options.meter ?? SYSTEM_METER;
    this.#disturbances = new Disturbances(clock, () => new Date().toISOString(), options.changed);
  }

  open(wanted: number | null): Promise<Result<number, Refusal>> {
    // Two windows may open it in the same moment.
    this.#opening ??= this.#open(wanted).finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #open(wanted: number | null): Promise<Result<number, Refusal>> {
    if (this.#server) return ok(this.#server.port);
    this.#visitors.clear();
    // One for both ways in: what a device may send does not double over TLS.
    this.#gate = new RoomGate(
      this.#options.host.admission,
      (whose, why) => this.#disturbances.happens(whose, why),
      this.#options.meter,
    );
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
    this.#disturbances.close();
    this.#server = undefined;
    this.#secure = undefined;
    this.#advertising = undefined;
    await advertising?.stop();
    await Promise.all([server?.close(), secure?.close()]);
  }

  get fingerprint(): string | null {
    return (this.#secure && this.#identity?.fingerprint) ?? null;
  }

  get disturbing(): readonly Disturbance[] {
    return this.#disturbances.all;
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
    const { ask, announcementReturns: returns } = this.#options.probes ?? { ask: askGreeting, announcementReturns };
    return runSelfTest({
      ...{ room, ask, announcementReturns: (address) => returns(address) },
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
    return greetingAt(greeting, { port: this.#server.port, ...secure });
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
    return servePages({
      ...{ host, root, port },
      ...(identity && { secure: identity }),
      address: '0.0.0.0',
      names: () => ['127.0.0.1', ...this.#own().map(({ address }) => address)],
      gate: must(this.#gate, 'a gate'),
      longestMessage: LONGEST_READ,
      ...(this.#options.limits && { limits: this.#options.limits }),
      socketsEach: SOCKETS_EACH,
      reached: (from) => {
        const before = this.#visitors.get(from);
        if (before !== undefined || this.#visitors.size < MOST_VISITORS) this.#visitors.set(from, (before ?? 0) + 1);
      },
      greetings: { [GREETING_PATH]: () => roomJson(this.#greeting()) },
    });
  }

  #own(): readonly LanInterface[] {
    return this.#options.interfaces?.() ?? rankInterfaces(networkInterfaces());
  }
}
