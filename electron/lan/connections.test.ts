import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GREETING_PATH } from './greeting.ts';
import { type OpenClub, openRoomOf } from './testing/club.ts';
import { RawDevice } from './testing/raw-device.ts';

let folder: string;
let club: OpenClub;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'connections-'));
  club = await openRoomOf(folder, 8);
});
afterAll(async () => {
  await club.host.stop();
  rmSync(folder, { recursive: true });
});

/** Begins a request that is never finished. */
function half(from: string): Promise<{ socket: Socket; refused: () => boolean }> {
  return new Promise((resolve) => {
    let refused = false;
    const socket = connect({ port: club.port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => (refused = true));
    socket.on('close', () => (refused = true));
    socket.on('connect', () => {
      socket.write('GET / HTTP/1.1\r\n');
      resolve({ socket, refused: () => refused });
    });
  });
}

const greeted = (from: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: club.port, path: GREETING_PATH, localAddress: from, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asked.on('error', reject);
    asked.end();
  });

test('a refused client that does not hang up holds no connection', async () => {
  const sockets = await Promise.all(Array.from({ length: 480 }, () => half('127.0.8.4')));
  await expect(greeted('127.0.8.4')).rejects.toThrow();
  for (const { socket } of sockets) {
    // As a client that goes silent when the other end is done.
    socket.allowHalfOpen = true;
    socket.write('Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resume();
  }
  await expect.poll(() => greeted('127.0.8.4').catch(() => 'refused'), { timeout: 20_000 }).toBe(200);
  for (const { socket } of sockets) socket.destroy();
});

test('one address has a limited number of connections; a family behind a hotspot, and everybody else, gets in', async () => {
  const family = await Promise.all(Array.from({ length: 60 }, () => half('127.0.8.2')));
  const greedy = await Promise.all(Array.from({ length: 700 }, () => half('127.0.8.1')));
  const left = (): number => greedy.filter(({ refused }) => !refused()).length;
  await expect.poll(left, { timeout: 20_000 }).toBeLessThanOrEqual(480);
  expect(left()).toBeGreaterThanOrEqual(60);
  expect(family.filter(({ refused }) => refused())).toEqual([]);
  expect(await greeted('127.0.8.2')).toBe(200);
  expect(await greeted('127.0.8.3')).toBe(200);
  const device = new RawDevice(club.port, { from: '127.0.8.2' });
  expect(await device.show({ room: club.code })).toHaveProperty('line');
  device.close();
  // A freed place can be taken again.
  for (const { socket } of greedy) socket.destroy();
  await expect.poll(() => greeted('127.0.8.1').catch(() => 'refused'), { timeout: 20_000 }).toBe(200);
  for (const { socket } of family) socket.destroy();
});
