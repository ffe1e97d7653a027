import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { every } from '../clock.ts';
import { type Ask, askGreeting } from '../greeting.ts';
import { watchInterfaces } from '../interfaces.ts';
import { type Announcement, parseService, SERVICE_TYPE, serviceOf } from './announcement.ts';
import { type FoundRoom, FoundRooms } from './found-rooms.ts';
import { type Mdns, openMdns } from './mdns.ts';
import { type DiscoveryState, type InterfacesOptions, PerInterface } from './per-interface.ts';

export interface DiscoveryOptions extends InterfacesOptions {
  readonly now: () => number;
  /** Asks a room that was silent for a while, before it is dropped: on Wi-Fi, multicast often gets lost. */
  readonly ask: Ask;
}

/** This machine's interfaces, sockets and clock. */
export const SYSTEM: DiscoveryOptions = {
  watch: (changed) => watchInterfaces(changed, { list: networkInterfaces, every, now: Date.now }),
  every,
  now: Date.now,
  open: openMdns,
  ask: askGreeting,
};

export interface Advertising {
  state(): DiscoveryState;
  /** Says goodbye; nobody finds the room any more. */
  stop(): Promise<void>;
}

/** Announces a room on every interface until it is stopped. */
export function advertise(room: Announcement, options: InterfacesOptions = SYSTEM): Advertising {
  const service = serviceOf(room, randomBytes(4).toString('hex'));
  // The library keeps what it is given: each interface has its own copy.
  const interfaces = new PerInterface(options, (mdns) => mdns.publish({ ...service }));
  return { state: () => interfaces.state, stop: () => interfaces.stop() };
}

export interface Browsing {
  state(): DiscoveryState;
  /** The rooms that can be joined now. */
  rooms(): readonly FoundRoom[];
  stop(): Promise<void>;
}

/**
 * How often rooms are asked for, in milliseconds: twice at short intervals, since packets get lost, then as a
 * heartbeat.
 */
const TICK_MS = 1000;
const EARLY_TICKS = [1, 3];
const HEARTBEAT_TICKS = 5;
/** After two heartbeats without an announcement a room itself is asked. */
const SILENT_MS = 2.5 * HEARTBEAT_TICKS * TICK_MS;
const ASK_MS = 2000;
/** Enough rounds of listening overlap for a goodbye to reach one that knows the room. */
const ROUNDS_KEPT = 4;

/**
 * Listens for rooms on every interface until it is stopped. `found` also reports a room whose name or place changed.
 */
export function browse(
  found: (room: FoundRoom) => void,
  lost: (room: FoundRoom) => void,
  options: DiscoveryOptions = SYSTEM,
): Browsing {
  const { now, ask } = options;
  let stopped = false;
  const rooms = new FoundRooms(
    (room) => !stopped && found(room),
    (room) => !stopped && lost(room),
  );
  const rounds = new WeakMap<Mdns, readonly (() => void)[]>();
  const asking = new Set<string>();

  // The library's browsers report a service once and never forget it: each heartbeat needs a new one.
  const listen = (mdns: Mdns): void => {
    const { stop } = mdns.listen(
      SERVICE_TYPE,
      (service) => {
        const heard = parseService(service);
        if (heard) rooms.receive(heard, now());
      },
      ({ fqdn }) => rooms.leave(fqdn),
    );
    const kept = [stop, ...(rounds.get(mdns) ?? [])];
    for (const end of kept.splice(ROUNDS_KEPT)) end();
    rounds.set(mdns, kept);
  };

  const askSilent = async (key: string, { greeting, addresses }: FoundRoom): Promise<void> => {
    asking.add(key);
    const answers = await Promise.all(addresses.map((address) => ask(address, greeting.port, { timeout: ASK_MS })));
    asking.delete(key);
    if (answers.some((answer) => answer.ok && answer.value.room === greeting.room)) rooms.confirm(key, now());
    else if (rooms.silentSince(now() - SILENT_MS).some((silent) => silent.key === key)) rooms.drop(key);
  };

  const interfaces = new PerInterface(options, listen);
  let ticks = 0;
  const stopTicking = options.every(TICK_MS, () => {
    ticks += 1;
    if (EARLY_TICKS.includes(ticks) || ticks % HEARTBEAT_TICKS === 0) interfaces.cards.forEach(listen);
    for (const { key, room } of rooms.silentSince(now() - SILENT_MS)) if (!asking.has(key)) void askSilent(key, room);
  });
  return {
    state: () => interfaces.state,
    rooms: () => rooms.rooms,
    stop: () => {
      stopped = true;
      stopTicking();
      return interfaces.stop();
    },
  };
}
