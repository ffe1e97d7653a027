import type { HostPort } from '#electron/host/port.ts';
import { openTestHost, type Wishes } from '#electron/host/testing/open-host.ts';
import { firstOf, newTicket, numbered, openEvening, Visitor } from '#electron/host/testing/visitor.ts';
import type { WireLimits } from '#electron/protocol/transport/wire.ts';
import type { ConnectionsOptions } from '#electron/web/connections.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { type Meter, SYSTEM_METER } from '../costs/meter.ts';
import { openIdentity } from '../identity.ts';
import { LanRoom } from '../room-server.ts';
import { type Remote, remote } from './remote.ts';

/** The time-outs of a room and its devices; missing: as in a real hall. */
export interface WaitLimits {
  readonly lines: NonNullable<ConnectionsOptions['limits']>;
  readonly wire: WireLimits;
}

/** An evening whose room is open on this machine, all of it in this process. */
export interface OpenClub {
  readonly host: HostPort;
  readonly director: Visitor;
  readonly evening: string;
  readonly port: number;
  readonly code: string;
  /** Registered players at each table, by seat. */
  readonly tables: readonly (readonly string[])[];
}

/** What a test changes about a room. */
export interface RoomOptions {
  /** The folder of the page. */
  readonly root?: string;
  /** A way in for other apps, too. */
  readonly secure?: boolean;
  readonly waitLimits?: WaitLimits | undefined;
  /** What costs are counted by; missing: the system's clock, and nothing takes any time. */
  readonly meter?: Meter;
  /** What the host does otherwise. */
  readonly host?: Pick<Wishes, 'findGame' | 'timer'>;
}

/** What somebody is allowed must not depend on how busy the machine is that runs a test. */
const TIMELESS: Meter = { ...SYSTEM_METER, spent: () => 0 };

/** What an evening plays, if not what most tests play. */
export type WhichGame = Pick<TableRules, 'family' | 'profile'>;

/** The host of a data folder, with a way in on this machine. */
export const openLanHost = (
  dataDir: string,
  { root = '.', secure = false, waitLimits, meter = TIMELESS, host: wishes }: RoomOptions = {},
): Promise<HostPort> =>
  openTestHost(dataDir, {
    ...wishes,
    rooms: (host, changed) =>
      new LanRoom({
        ...{ host, root, changed, interfaces: () => [], announced: false, meter },
        // The usual port is one for all tests: another one's room would answer there while ours is begun again.
        port: 0,
        ...(secure && { identity: () => openIdentity(dataDir) }),
        ...(waitLimits && { limits: waitLimits.lines }),
      }),
  });

/** Opens an evening of `players` players in fours, long enough for every test, and its room. */
export async function openRoomOf(
  dataDir: string,
  players: number,
  room: RoomOptions = {},
  played?: WhichGame,
): Promise<OpenClub> {
  const host = await openLanHost(dataDir, room);
  const director = new Visitor(host);
  const format = { ...DEFAULT_FORMAT, deals: 400 };
  const evening = await openEvening(director, numbered(players), { ...played, name: 'Cup', format });
  await director.draw(evening, 'room');
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const { port, code } = must(director.room ?? undefined, 'a room');
  const tables = must(director.evening?.rounds[0], 'a round').tables.map((table) => table.players);
  return { host, director, evening, port, code, tables };
}

/** A player on a device of their own, at their table. */
export interface Device {
  readonly visitor: Visitor;
  readonly remote: Remote;
  readonly table: number;
  readonly seat: number;
}

/** Joins with the code and sits down; `port` may be a proxy's. */
export async function sitDown(
  { code, evening, port: room }: Pick<OpenClub, 'code' | 'evening' | 'port'>,
  port: number,
  { player, table, seat }: { readonly player: string; readonly table: number; readonly seat: number },
  from: string,
  waitLimits?: WaitLimits,
): Promise<Device> {
  const way = remote(port, { room: code }, from, room, waitLimits?.wire);
  const visitor = new Visitor(way.wire);
  await visitor.until(() => visitor.me !== undefined, 'a greeting');
  const ticket = newTicket();
  await visitor.ask({ type: 'join', name: 'x', role: 'player', player, ticket });
  way.show({ ticket });
  await visitor.until(() => visitor.me?.standing === 'inside', 'inside');
  await visitor.ask({ type: 'watch-evening', evening });
  await visitor.ask({ type: 'watch-table', evening, round: 1, table, as: seat });
  await visitor.until(() => visitor.scene !== undefined, 'a table');
  return { visitor, remote: way, table, seat };
}

/** A guest joins with the code and watches a table. */
export async function lookOn(
  { code, evening, port: room }: Pick<OpenClub, 'code' | 'evening' | 'port'>,
  port: number,
  table: number,
  from: string,
  waitLimits?: WaitLimits,
): Promise<Pick<Device, 'visitor' | 'remote'>> {
  const way = remote(port, { room: code }, from, room, waitLimits?.wire);
  const visitor = new Visitor(way.wire);
  await visitor.until(() => visitor.me !== undefined, 'a greeting');
  const ticket = newTicket();
  await visitor.ask({ type: 'join', name: 'Zuschauer', role: 'spectator', player: null, ticket });
  way.show({ ticket });
  await visitor.until(() => visitor.me?.standing === 'inside', 'inside');
  await visitor.ask({ type: 'watch-evening', evening });
  await visitor.ask({ type: 'watch-table', evening, round: 1, table, as: 'spectator' });
  return { visitor, remote: way };
}

/** What a device may do next: its first legal action if it has to act, or dealing if it has to deal. */
export function nextOf({ visitor, seat }: Device): Action | 'deal' | undefined {
  const scene = visitor.scene;
  if (!scene) return undefined;
  if (scene.view === null) return seat === scene.closed % 4 ? 'deal' : undefined;
  return scene.view.turn.must.includes(seat) ? firstOf(scene.view.offers) : undefined;
}
