import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#engine/core/result.ts';
import type { Every } from '../clock.ts';
import type { Greeting } from '../greeting.ts';
import { ON_LOOPBACK } from '../testing/on-loopback.ts';
import { type Announcement, serviceOf } from './announcement.ts';
import { advertise, browse, type DiscoveryOptions } from './discovery.ts';
import type { FoundRoom } from './found-rooms.ts';
import type { Mdns } from './mdns.ts';

/** Other tests may run at the same time: every room is found by a code of its own. */
const newRoom = (): Announcement => ({ v: 3, name: 'Klub „Pagat“', room: randomBytes(8).toString('hex'), port: 7411 });
const stopping: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stopping.splice(0).map((stop) => stop())));

function looking(options: DiscoveryOptions, code: string) {
  const [found, lost]: [FoundRoom[], FoundRoom[]] = [[], []];
  const into =
    (list: FoundRoom[]) =>
    (room: FoundRoom): void => {
      if (room.greeting.room === code) list.push(room);
    };
  const browsing = browse(into(found), into(lost), options);
  stopping.push(() => browsing.stop());
  return { found, lost, browsing };
}

describe('with real sockets on loopback', () => {
  const opened = (room: Announcement) => {
    const advertising = advertise(room, ON_LOOPBACK);
    stopping.push(() => advertising.stop());
    return advertising;
  };

  test('a room is found with all its details, whichever side started first, and lost when it closes', async () => {
    const room: Announcement = { ...newRoom(), tlsPort: 7412, fingerprint: 'ab'.repeat(32) };
    const early = looking(ON_LOOPBACK, room.room);
    const advertising = opened(room);
    const late = looking(ON_LOOPBACK, room.room);
    for (const { found } of [early, late]) {
      await vi.waitFor(() => expect(found).toHaveLength(1), 10_000);
      expect(found[0]?.greeting).toEqual({ app: 'tarockabend', ...room });
      expect(found[0]?.addresses).toContain('127.0.0.1');
    }
    expect(advertising.state()).toEqual({ type: 'running', addresses: ['127.0.0.1'] });
    await advertising.stop();
    for (const { lost, browsing } of [early, late]) {
      await vi.waitFor(() => expect(lost).toHaveLength(1), 10_000);
      expect(browsing.rooms().some(({ greeting }) => greeting.room === room.room)).toBe(false);
    }
  });

  test('two rooms of one name are two', async () => {
    const rooms = [newRoom(), newRoom()];
    rooms.forEach(opened);
    const guests = rooms.map(({ room }) => looking(ON_LOOPBACK, room));
    for (const { found } of guests) await vi.waitFor(() => expect(found).toHaveLength(1), 10_000);
  });

  test('nonsense packets harm nobody', async () => {
    const room = newRoom();
    const guest = looking(ON_LOOPBACK, room.room);
    const sender = createSocket('udp4');
    const nonsense = [
      Buffer.alloc(0),
      Buffer.alloc(12, 0xff),
      Buffer.alloc(600, 0xc0),
      ...Array.from({ length: 200 }, () => randomBytes(80)),
    ];
    // Headers that promise answers, so that some of it is taken for a response.
    const lies = nonsense.map((body) => Buffer.concat([Buffer.from('000084000001000300000003', 'hex'), body]));
    for (const packet of [...nonsense, ...lies])
      await new Promise((resolve) => sender.send(packet, 5353, '127.0.0.1', resolve));
    sender.close();
    opened(room);
    await vi.waitFor(() => expect(guest.found).toHaveLength(1), 10_000);
    expect(guest.browsing.state().type).toBe('running');
  });
});

describe('the heartbeat, by hand', () => {
  /** One interface whose listeners are called by hand, and a manual clock. */
  function quiet(answers: () => boolean) {
    const listeners: Parameters<Mdns['listen']>[] = [];
    const ticks: { readonly ms: number; readonly run: () => void }[] = [];
    const asked: string[] = [];
    let [now, stopped] = [0, 0];
    const every: Every = (ms, run) => {
      ticks.push({ ms, run });
      return () => void (stopped += 1);
    };
    const room = newRoom();
    const options: DiscoveryOptions = {
      ...ON_LOOPBACK,
      every,
      now: () => now,
      ask: (address, port) => {
        asked.push(`${address}:${port}`);
        const greeting: Greeting = { app: 'tarockabend', ...room };
        return Promise.resolve(answers() ? ok(greeting) : fail('timed-out'));
      },
      open: () => ({
        publish: () => undefined,
        listen: (...listener) => {
          listeners.push(listener);
          return { stop: () => void listeners.splice(listeners.indexOf(listener), 1) };
        },
        close: () => Promise.resolve(),
      }),
    };
    const guest = looking(options, room.room);
    const { name, port, txt } = serviceOf(room, 'id');
    const service = { name, fqdn: name, port, txt, referer: { address: '10.0.0.7' }, addresses: [] };
    return {
      ...guest,
      room,
      asked,
      listeners,
      announce: () => listeners.at(-1)?.[1](service as never),
      goodbye: () => listeners.at(-1)?.[2](service as never),
      pass: async (seconds: number) => {
        for (let i = 0; i < seconds; i++) {
          now += 1000;
          for (const { ms, run } of ticks) if (ms === 1000) run();
          await pause(0);
        }
      },
    };
  }

  test('asks at once, twice soon, then every five seconds, and does not pile up listeners', async () => {
    const { listeners, pass } = quiet(() => false);
    const rounds: number[] = [listeners.length];
    for (let i = 0; i < 6; i++) {
      await pass(1);
      rounds.push(listeners.length);
    }
    expect(rounds).toEqual([1, 2, 2, 3, 3, 4, 4]);
    await pass(60);
    expect(listeners).toHaveLength(4);
  });

  test('a room that is silent but answers stays; one that does not answer is dropped', async () => {
    let alive = true;
    const { announce, pass, asked, found, lost, browsing } = quiet(() => alive);
    announce();
    await pass(12);
    expect(asked).toEqual([]);
    await pass(2);
    expect(asked).toEqual(['10.0.0.7:7411']);
    await pass(10);
    expect([found.length, lost.length, browsing.rooms().length]).toEqual([1, 0, 1]);
    alive = false;
    await pass(10);
    expect([lost.length, browsing.rooms().length]).toEqual([1, 0]);
    announce();
    expect(found).toHaveLength(2);
  });

  test('if it is received regularly, it is never asked', async () => {
    const { announce, pass, asked, lost } = quiet(() => false);
    for (let i = 0; i < 10; i++) {
      announce();
      await pass(10);
    }
    expect([asked, lost]).toEqual([[], []]);
  });

  test('a goodbye takes effect at once; after stopping nothing is reported', async () => {
    const { announce, goodbye, found, lost, browsing } = quiet(() => false);
    announce();
    goodbye();
    expect([found.length, lost.length]).toEqual([1, 1]);
    await browsing.stop();
    announce();
    expect(found).toHaveLength(1);
  });
});
