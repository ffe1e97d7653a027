import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from 'bonjour-service';
import { onTestFinished } from 'vitest';
import type { AdmissionPort, Greeting as Own } from '#electron/host/port.ts';
import type { FromNearby } from '#electron/protocol/nearby/visits.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { must } from '#engine/core/assert-never.ts';
import { fail, ok } from '#engine/core/result.ts';
import { type KnownRooms, RoomSearch, type RoomSearchCommand } from '../client/room-search.ts';
import type { Every } from '../clock.ts';
import { type Announcement, serviceOf } from '../discovery/announcement.ts';
import type { DiscoveryOptions } from '../discovery/discovery.ts';
import type { Mdns } from '../discovery/mdns.ts';
import { type LanInterface, rankInterfaces } from '../interfaces.ts';
import { type FakeInterface, fakeInterfaces } from './fake-interfaces.ts';

type Rooms = Extract<FromNearby, { type: 'rooms' }>;

/** A laptop that has not been a guest anywhere yet. */
export const NO_KNOWN_ROOMS: KnownRooms = { has: () => false, places: () => [] };

/** The admission of a laptop whose own room, if one is open, greets like that. */
export const fakeAdmission = (own: () => Own | null): AdmissionPort => ({
  isCode: () => false,
  guestOfTicket: () => undefined,
  mayWrite: () => false,
  takeOver: () => undefined,
  greeting: own,
});

/** A room as it is announced. */
export const announced = (room: string, changes: Partial<Announcement> = {}): Announcement => ({
  ...{ v: PROTOCOL_VERSION, name: `Klub ${room}`, room, port: 7411 },
  ...changes,
});

/** A page as the tests see it: what it was sent, and what it sends. */
export function pageOf(search: RoomSearch) {
  const received: Rooms[] = [];
  const page = search.open((message) => received.push(message));
  onTestFinished(() => page.close());
  return {
    received,
    page,
    say: (command: RoomSearchCommand) => page.execute(command),
    names: () => received.at(-1)?.rooms.map(({ name }) => name),
  };
}

interface Wishes {
  readonly own: () => Own | null;
  readonly known: KnownRooms;
  readonly net: readonly FakeInterface[];
}

/** A network whose announcements, clock and answers are controlled by hand. */
export function byHand({
  own = () => null,
  known = NO_KNOWN_ROOMS,
  net = [['eth0', '10.0.0.50']],
}: Partial<Wishes> = {}) {
  const listeners = new Set<Parameters<Mdns['listen']>>();
  const timers = new Set<{ readonly ms: number; readonly run: () => void; left: number }>();
  const asked: string[] = [];
  const answers = new Map<string, Announcement>();
  const held: (() => void)[] = [];
  let [now, opened, closed, isHolding] = [0, 0, 0, false];
  const every: Every = (ms, run) => {
    const timer = { ms, run, left: ms };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const interfaces: readonly LanInterface[] = rankInterfaces(fakeInterfaces(...net));
  const discovery: DiscoveryOptions = {
    watch: () => ({ current: () => interfaces, stop: () => undefined }),
    every,
    now: () => now,
    open: () => {
      opened += 1;
      return {
        publish: () => undefined,
        listen: (...listener) => {
          listeners.add(listener);
          return { stop: () => void listeners.delete(listener) };
        },
        close: () => Promise.resolve(void (closed += 1)),
      };
    },
    ask: async (address, port, { signal }) => {
      asked.push(`${address}:${port}`);
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      if (signal?.aborted) return fail('cancelled');
      const answer = answers.get(`${address}:${port}`);
      return answer ? ok({ app: 'tarockabend', ...answer }) : fail('timed-out');
    },
  };
  const search = new RoomSearch(fakeAdmission(own), { discovery, known });
  const service = (room: Announcement, address: string) => {
    const { name, port, txt } = serviceOf(room, room.room);
    return { name, fqdn: name, port, txt, referer: { address }, addresses: [] } as unknown as Service;
  };
  const latest = () => must([...listeners].at(-1), 'a listener');
  return {
    looking: search,
    asked,
    answers,
    timers,
    sockets: () => opened - closed,
    announce: (room: Announcement, address = '10.0.0.7') => latest()[1](service(room, address)),
    goodbye: (room: Announcement) => latest()[2](service(room, '')),
    /** From now on requests wait for their answer until they are released. */
    hold: () => void (isHolding = true),
    release: (n = held.length) => held.splice(0, n).forEach((go) => go()),
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 50) {
        now += 50;
        for (const timer of [...timers]) {
          timer.left -= 50;
          if (timer.left > 0 || !timers.has(timer)) continue;
          timer.left = timer.ms;
          timer.run();
        }
        await pause(0);
      }
    },
  };
}
