import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { HostPort } from '../host/port.ts';
import { DIRECTOR_ACCESS } from '../host/state/guests/access.ts';
import type { FromHost } from '../protocol/messages.ts';
import { type HandClock, handClock } from '../protocol/testing/hand-clock.ts';
import { LONGEST_TOLD, PIECE } from '../protocol/transport/session.ts';
import { CONNECTION_LIMITS, PersistentConnection } from './persistent-connection.ts';

let server: WebSocketServer;
let clock: HandClock;
let connection: PersistentConnection;
let say: (message: FromHost) => void;
let states: string[];
const opened: WebSocket[] = [];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  clock = handClock();
  states = [];
  const host: HostPort = {
    open: (send) => {
      say = send;
      return {
        receive: () => undefined,
        access: DIRECTOR_ACCESS,
        away: (isAway) => void states.push(isAway ? 'away' : 'there'),
        close: () => void states.push('closed'),
      };
    },
    admission: {
      isCode: () => false,
      guestOfTicket: () => undefined,
      mayWrite: () => false,
      takeOver: () => undefined,
      greeting: () => null,
    },
    stop: () => Promise.resolve(),
  };
  connection = new PersistentConnection(host, DIRECTOR_ACCESS, {
    ...{ from: '127.0.0.1', clock, limits: CONNECTION_LIMITS },
    longest: () => 1000,
    ended: () => states.push('ended'),
  });
});
afterEach(() => {
  connection.close();
  for (const socket of opened.splice(0)) socket.terminate();
  server.close();
});

/** A page's socket on the connection, and what it received; bytes as they are. */
async function page(after: number, bytes?: number) {
  const received: (Buffer | Record<string, unknown>)[] = [];
  const connected = once(server, 'connection') as Promise<[WebSocket]>;
  const near = new WebSocket(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  opened.push(near);
  near.on('message', (data: Buffer, isBinary) =>
    received.push(isBinary ? data : (JSON.parse(data.toString()) as Record<string, unknown>)),
  );
  const [[far]] = await Promise.all([connected, once(near, 'open')]);
  expect(connection.has(after)).toBe(true);
  connection.attach(far, after, bytes);
  const pieces = (): readonly Buffer[] => received.filter((one) => Buffer.isBuffer(one));
  return { near, far, received, pieces, bytes: () => pieces().reduce((sum, { length }) => sum + length, 0) };
}

const news = (evening: string): FromHost => ({ type: 'evening-events', evening, events: [] });
/** Practically incompressible, so that it stays large. */
const noise = (seed: number, characters: number): string => {
  let n = seed;
  let text = '';
  while (text.length < characters) text += (n = (n * 48_271) % 2_147_483_647).toString(36);
  return text;
};

describe('a large message', () => {
  const large = news(noise(7, 3_000_000));

  test('goes in pieces, no more of it at a time than the page takes, and later messages come after it', async () => {
    const { received, pieces, bytes } = await page(0);
    say(large);
    say(news('after'));
    await expect.poll(bytes).toBe(8 * PIECE);
    const size = (received[0] as { gzip: number }).gzip;
    expect(received[0]).toEqual({ n: 1, gzip: size, from: 0 });
    expect(size).toBeGreaterThan(20 * PIECE);
    while (bytes() < size) {
      const before = bytes();
      expect(connection.acknowledge({ heard: 0, bytes: before })).toBe(true);
      await expect.poll(bytes).toBe(Math.min(size, before + 8 * PIECE));
      expect(pieces().every(({ length }) => length <= PIECE)).toBe(true);
    }
    await expect.poll(() => received.at(-1)).toEqual({ n: 2, m: news('after') });
    expect(JSON.parse(gunzipSync(Buffer.concat(pieces())).toString())).toEqual(large);
    expect(connection.acknowledge({ heard: 2 })).toBe(true);
    // A repeated acknowledgement is no progress.
    expect(connection.acknowledge({ heard: 2 })).toBe(false);
    expect(connection.has(1)).toBe(false);
  });

  test('goes on where it was when the socket broke in the middle', async () => {
    const first = await page(0);
    say(large);
    await expect.poll(first.bytes).toBe(8 * PIECE);
    first.near.terminate();
    await once(first.far, 'close');
    const second = await page(0, 3 * PIECE);
    await expect.poll(second.bytes).toBe(8 * PIECE);
    const { gzip } = first.received[0] as { gzip: number };
    expect(second.received[0]).toEqual({ n: 1, gzip, from: 3 * PIECE });
    expect(
      Buffer.concat(second.pieces())
        .subarray(0, PIECE)
        .equals(first.pieces()[3] ?? Buffer.alloc(0)),
    ).toBe(true);
  });

  test('gives up its socket if none of it is taken for 10 s, but not while some of it is', async () => {
    const { far, bytes } = await page(0);
    say(large);
    await expect.poll(bytes).toBe(8 * PIECE);
    for (let taken = 1; taken <= 8; taken++) {
      clock.pass(9_000);
      expect(connection.acknowledge({ heard: 0, bytes: taken * PIECE })).toBe(true);
    }
    expect(states).toEqual(['there']);
    await expect.poll(bytes).toBe(16 * PIECE);
    clock.pass(10_000);
    await once(far, 'close');
    expect(states).toEqual(['there', 'away']);
    // The connection itself waits for its page.
    expect(connection.has(0)).toBe(true);
    clock.pass(CONNECTION_LIMITS.patience);
    expect(states).toEqual(['there', 'away', 'closed', 'ended']);
  });

  test('is dropped if a later message of the same kind replaces it while it is still waiting', async () => {
    const { received, bytes } = await page(0);
    say(large);
    await expect.poll(bytes).toBe(8 * PIECE);
    const evening = (name: string): FromHost =>
      ({ type: 'evening', evening: { id: 'e', name } }) as unknown as FromHost;
    say(evening('older'));
    say(news('e'));
    say(news('other'));
    say(evening('newest'));
    const { gzip } = received[0] as { gzip: number };
    while (bytes() < gzip) {
      connection.acknowledge({ heard: 0, bytes: bytes() });
      const before = bytes();
      await expect.poll(bytes).toBeGreaterThan(before);
    }
    await expect.poll(() => received.at(-1)).toEqual({ n: 3, m: evening('newest') });
    expect(received.at(-2)).toEqual({ n: 2, m: news('other') });
  });
});

test('that is too large for anybody is refused with a sentence: an answer by itself, anything else for the whole connection', async () => {
  const { near, received } = await page(0);
  const value = { evening: 'x'.repeat(LONGEST_TOLD) };
  say({ type: 'answer', to: 'a', result: { ok: true, value } });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    n: 1,
    m: { to: 'a', result: { ok: false, error: [{ code: 'answer-too-long' }] } },
  });
  say(news(value.evening));
  await once(near, 'close');
  expect(received.at(-1)).toEqual({ refused: 'told-too-long' });
  expect(states).toEqual(['there', 'closed', 'ended']);
});

test('only a limited amount is kept for a page that is away', async () => {
  const { near, far } = await page(0);
  near.terminate();
  await once(far, 'close');
  for (let i = 0; i < 400; i++) say(news(String(i)));
  expect(connection.has(0)).toBe(true);
  say(news('one too many'));
  expect(connection.has(0)).toBe(false);
  expect(states.at(-1)).toBe('ended');
});

test('a page that is there and receives a great deal at once receives all of it', async () => {
  const { received } = await page(0);
  for (let i = 0; i < 1_500; i++) say(news(`${String(i)} ${'x'.repeat(500)}`));
  await expect.poll(() => received.length).toBe(1_500);
});
