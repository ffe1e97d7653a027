import { expect, test } from 'vitest';
import { useFolder } from '../host/testing/laptop.ts';
import { Visitor } from '../host/testing/visitor.ts';
import { serve } from '../web/serve.ts';
import { fillEvening } from './testing/big.ts';
import { lookOn, openRoomOf } from './testing/club.ts';
import { openProxy } from './testing/proxy.ts';
import { remote } from './testing/remote.ts';

const folder = useFolder();

/** The size to which the evening is built, in characters, and how fast a reader reads, in bytes a second. */
const LARGE = 8_000_000;
const SLOW = 4_000_000;

test('an evening of 8 MB reaches the director and a guest that reads slowly, and again when they start over', async () => {
  const club = await openRoomOf(folder.path, 200);
  const { host, director, evening, port } = club;
  const characters = await fillEvening(club, LARGE);
  expect(characters).toBeGreaterThan(LARGE);
  const wanted = JSON.stringify(director.evening);
  const served = await serve({ host, root: '.', port: 0 });
  for (const time of ['first', 'again']) {
    const slow = await openProxy(served.port);
    slow.slow(SLOW);
    const token = new URLSearchParams(new URL(served.newAddress()).hash.slice(1)).get('token') ?? '';
    const laptop = remote(slow.port, { token }, '127.0.0.1', served.port);
    const page = new Visitor(laptop.wire);
    await page.watch(evening);
    expect(JSON.stringify(page.evening) === wanted, `${time}: the director's page has the whole evening`).toBe(true);
    expect(laptop.restarts(), `${time}: the director's page has never started over`).toBe(0);
    laptop.close();
    await slow.close();
  }
  const guests: unknown[] = [];
  for (const from of ['127.0.5.1', '127.0.5.2']) {
    const slow = await openProxy(port);
    slow.slow(SLOW);
    const guest = await lookOn(club, slow.port, 1, from);
    await guest.visitor.until(() => guest.visitor.evening !== undefined, 'the evening');
    guests.push(guest.visitor.evening?.rounds[0]?.tables.map(({ results }) => results.length));
    expect(guest.remote.restarts(), `${from} has never started over`).toBe(0);
    guest.remote.close();
    await slow.close();
  }
  expect(guests[0]).toEqual(director.evening?.rounds[0]?.tables.map(({ results }) => results.length));
  expect(guests[1]).toEqual(guests[0]);
  await served.close();
  await host.stop();
});
