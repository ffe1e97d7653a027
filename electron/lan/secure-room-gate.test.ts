import { request } from 'node:https';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { must } from '#engine/core/assert-never.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { openClub, Visitor } from '../host/testing/visitor.ts';
import { askGreeting } from './greeting.ts';
import { openIdentity } from './identity.ts';
import { LanRoom } from './room-server.ts';
import { openLanHost } from './testing/club.ts';

const folder = useFolder();
const RULES = { doors: 'registered', pens: false } as const;
/** Clients compare the certificate; this tests the ways in. */
const UNCHECKED = { rejectUnauthorized: false } as const;

const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ ...UNCHECKED, host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** Whether a connection is accepted up to the first message. */
const opens = (port: number, headers: Readonly<Record<string, string>>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`wss://127.0.0.1:${String(port)}/ws`, { ...UNCHECKED, headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

test('other apps get a connection over TLS and nothing else; a browser page does not', async () => {
  const host = await openLanHost(folder.path, { secure: true });
  const director = new Visitor(host);
  await director.ask({ type: 'open-room', evening: await openClub(director), rules: RULES });
  const { port, fingerprint } = must(director.room ?? undefined, 'a room');
  const greeting = await askGreeting('127.0.0.1', port, { timeout: 2000 });
  const tlsPort = must(greeting.ok ? greeting.value.tlsPort : undefined, 'a port for apps');
  expect(greeting.ok && greeting.value.fingerprint).toBe(fingerprint);
  expect(fingerprint).toBe((await openIdentity(folder.path)).fingerprint);

  for (const path of ['/', '/index.html', '/assets/']) expect(await statusOf(tlsPort, path)).toBe(404);
  expect(await opens(tlsPort, {})).toBe(true);
  for (const origin of ['https://example.org', `https://127.0.0.1:${String(tlsPort)}`, 'null'])
    expect(await opens(tlsPort, { origin })).toBe(false);
  expect(await opens(tlsPort, { host: 'example.org' })).toBe(false);
  await director.ask({ type: 'close-room' });
  await host.stop();
});

test('a room that two windows open in the same moment is opened once', async () => {
  const host = await openLanHost(folder.path);
  const room = new LanRoom({ host, root: '.', changed: () => undefined, announced: false, port: 0 });
  const [first, second] = await Promise.all([room.open(null), room.open(null)]);
  expect(first.ok).toBe(true);
  expect(second).toEqual(first);
  await room.close();
  // Everything is closed: nobody listens on the old port.
  expect(await askGreeting('127.0.0.1', first.ok ? first.value : 0, { timeout: 2000 })).toMatchObject({
    error: 'refused',
  });
  await host.stop();
});
