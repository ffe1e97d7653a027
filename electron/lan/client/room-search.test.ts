import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Greeting as Own } from '#electron/host/port.ts';
import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { must } from '#engine/core/assert-never.ts';
import { fail, ok } from '#engine/core/result.ts';
import { advertise } from '../discovery/discovery.ts';
import type { Endpoint } from '../discovery/scan.ts';
import { announced, byHand, fakeAdmission, NO_KNOWN_ROOMS, pageOf } from '../testing/nearby.ts';
import { ON_LOOPBACK } from '../testing/on-loopback.ts';
import { type KnownRooms, RoomSearch } from './room-search.ts';

describe('rooms come and go', () => {
  test('a searching page is sent rooms, their changes, and their end', async () => {
    const { looking: search, announce, goodbye, pass } = byHand();
    const { received, say, names } = pageOf(search);
    expect(say({ type: 'look-for-rooms' })).toEqual(ok(null));
    expect(received).toEqual([{ type: 'rooms', rooms: [], search: null, trouble: null }]);
    const secure = { tlsPort: 7412, fingerprint: 'ab'.repeat(32) };
    announce(announced('A', secure));
    expect(received.at(-1)?.rooms).toEqual([
      { ...{ room: 'A', name: 'Klub A', address: '10.0.0.7', port: 7411 }, ...secure, known: false },
    ]);
    announce(announced('B'), '10.0.0.8');
    await pass(300);
    expect(names()).toEqual(['Klub A', 'Klub B']);
    announce(announced('B', { name: 'Neu' }), '10.0.0.8');
    await pass(300);
    expect(names()).toEqual(['Klub A', 'Neu']);
    goodbye(announced('A', secure));
    await pass(300);
    expect(names()).toEqual(['Neu']);
  });

  test('sent only when something changed, and not too often', async () => {
    const { looking: search, announce, pass } = byHand();
    const { received, say } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    for (let i = 0; i < 50; i++) announce(announced(`R${i}`));
    expect(received).toHaveLength(2);
    await pass(300);
    expect(received).toHaveLength(3);
    expect(received.at(-1)?.rooms).toHaveLength(50);
    for (let i = 0; i < 50; i++) announce(announced(`R${i}`));
    await pass(5000);
    expect(received).toHaveLength(3);
  });

  test('the room of this laptop is not listed, not even when it has just been closed', async () => {
    const greeting: Own = { app: 'tarockabend', v: PROTOCOL_VERSION, name: 'Eigen', room: 'OWN' };
    let own: Own | null = greeting;
    const { looking: search, announce, goodbye, pass } = byHand({ own: () => own });
    const { say, names } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    announce(announced('OWN', { name: 'Eigen' }));
    announce(announced('A'));
    await pass(300);
    expect(names()).toEqual(['Klub A']);
    own = null;
    announce(announced('B'));
    await pass(300);
    expect(names()).toEqual(['Klub A', 'Klub B']);
    goodbye(announced('OWN'));
    await pass(300);
    expect(names()).toEqual(['Klub A', 'Klub B']);
  });

  test('a room where this laptop has a place needs no code', async () => {
    const known: KnownRooms = { ...NO_KNOWN_ROOMS, has: ({ room }) => room === 'A' };
    const { looking: search, announce } = byHand({ known });
    const { say, received } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    announce(announced('A'));
    expect(received.at(-1)?.rooms.map((room) => room.known)).toEqual([true]);
  });

  test('without a network the page is sent the reason', async () => {
    const { looking: search } = byHand({ net: [] });
    const { say, received } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    expect(received.at(-1)?.trouble?.code).toBe('no-network-here');
    expect(say({ type: 'search-rooms' })).toEqual(fail([refuseLan('nothing-to-search')]));
  });
});

describe('who looks', () => {
  test('two pages search by the same sockets; with the last one everything ends', async () => {
    const { looking: search, announce, sockets, timers, pass } = byHand();
    const [first, second] = [pageOf(search), pageOf(search)];
    expect(sockets()).toBe(0);
    await first.say({ type: 'look-for-rooms' });
    announce(announced('A'));
    await second.say({ type: 'look-for-rooms' });
    expect(sockets()).toBe(1);
    expect(second.names()).toEqual(['Klub A']);
    await first.say({ type: 'stop-looking' });
    announce(announced('B'));
    await pass(300);
    expect(first.names()).toEqual(['Klub A']);
    expect(second.names()).toEqual(['Klub A', 'Klub B']);
    second.page.close();
    await pause(0);
    expect([sockets(), timers.size]).toEqual([0, 0]);
  });

  test('nothing is searched for a page that is away; on its return it is sent what it has missed', async () => {
    const { looking: search, announce, sockets } = byHand();
    const { received, say, page, names } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    announce(announced('A'));
    page.away(true);
    await pause(0);
    expect(sockets()).toBe(0);
    page.away(false);
    expect(sockets()).toBe(1);
    expect(names()).toEqual([]);
    const before = received.length;
    await say({ type: 'look-for-rooms' });
    expect(received).toHaveLength(before + 1);
    await say({ type: 'stop-looking' });
    page.away(true);
    page.away(false);
    await pause(0);
    expect(sockets()).toBe(0);
  });
});

describe('the search', () => {
  const places: readonly Endpoint[] = [{ address: '10.0.0.77', port: 9000 }];
  const known: KnownRooms = { ...NO_KNOWN_ROOMS, places: () => places };

  test('reports its progress a few times a second, and what it finds', async () => {
    const { looking: search, asked, answers, hold, release, pass } = byHand({ known });
    const { received, say, names } = pageOf(search);
    answers.set('10.0.0.77:9000', announced('A', { port: 9000 }));
    answers.set('10.0.0.51:7411', announced('B'));
    hold();
    expect(say({ type: 'search-rooms' })).toEqual(ok(null));
    expect(received.at(-1)?.search).toMatchObject({ stage: 'known', asked: 0 });
    const of = must(received.at(-1)?.search ?? undefined, 'a search').of;
    release();
    await pass(300);
    expect(names()).toEqual(['Klub A']);
    expect(received.at(-1)?.search).toEqual({ stage: 'gateways', asked: 1, of });
    while (received.at(-1)?.search !== null) {
      release();
      await pass(300);
    }
    expect(asked).toHaveLength(of);
    expect(names()).toEqual(['Klub A', 'Klub B']);
    const stages = received.flatMap(({ search }) => search?.stage ?? []);
    expect([...new Set(stages)]).toEqual(['known', 'gateways', 'neighbours']);
    expect(received.length).toBeLessThan(of / 4);
  });

  test('can be stopped; both pages see the same search', async () => {
    const { looking: search, asked, hold, release, pass } = byHand();
    const [first, second] = [pageOf(search), pageOf(search)];
    await second.say({ type: 'look-for-rooms' });
    hold();
    await first.say({ type: 'search-rooms' });
    await second.say({ type: 'search-rooms' });
    await pass(300);
    expect(asked.length).toBeLessThanOrEqual(24);
    expect(second.received.at(-1)?.search).not.toBeNull();
    await second.say({ type: 'stop-searching' });
    await pass(300);
    for (const { received } of [first, second]) expect(received.at(-1)?.search).toBeNull();
    const before = asked.length;
    release();
    await pass(300);
    expect(asked).toHaveLength(before);
  });

  test('ends with the page that wanted it', async () => {
    const { looking: search, asked, hold, release, pass, timers } = byHand();
    const { page, say, received } = pageOf(search);
    hold();
    await say({ type: 'search-rooms' });
    page.close();
    const [questions, messages] = [asked.length, received.length];
    release();
    await pass(1000);
    expect([asked.length, received.length, timers.size]).toEqual([questions, messages, 0]);
  });

  test('a room that is found but not announced stays as long as it answers', async () => {
    const { looking: search, answers, announce, goodbye, pass } = byHand({ known });
    const { say, names, received } = pageOf(search);
    answers.set('10.0.0.77:9000', announced('A', { port: 9000 }));
    await say({ type: 'search-rooms' });
    while (received.at(-1)?.search !== null) await pass(50);
    await pass(40_000);
    expect(names()).toEqual(['Klub A']);
    // One answer may get lost.
    answers.clear();
    await pass(10_000);
    expect(names()).toEqual(['Klub A']);
    await pass(10_500);
    expect(names()).toEqual([]);
    // Once it is announced, its goodbye counts.
    answers.set('10.0.0.77:9000', announced('A', { port: 9000 }));
    await say({ type: 'search-rooms' });
    while (received.at(-1)?.search !== null) await pass(50);
    announce(announced('A', { port: 9000 }), '10.0.0.77');
    await pass(300);
    expect(received.at(-1)?.rooms).toHaveLength(1);
    goodbye(announced('A', { port: 9000 }));
    await pass(300);
    expect(names()).toEqual([]);
  });
});

test('over real sockets: an announced room appears, and is gone with its goodbye', async () => {
  const search = new RoomSearch(
    fakeAdmission(() => null),
    { discovery: ON_LOOPBACK, known: NO_KNOWN_ROOMS },
  );
  const { say, received } = pageOf(search);
  await say({ type: 'look-for-rooms' });
  const room = announced(`R${process.pid}-${Date.now()}`);
  const advertising = advertise(room, ON_LOOPBACK);
  onTestFinished(() => advertising.stop());
  const isListed = () => received.at(-1)?.rooms.some((one) => one.room === room.room) ?? false;
  await vi.waitFor(() => expect(isListed()).toBe(true), 10_000);
  await advertising.stop();
  await vi.waitFor(() => expect(isListed()).toBe(false), 10_000);
});
