import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askGreeting, GREETING, GREETING_PATH } from './greeting.ts';

const GOOD = {
  app: 'tarockabend',
  v: 1,
  name: 'Tarockrunde Steyr',
  room: 'ABCD',
  port: 7411,
  tlsPort: 7412,
  fingerprint: 'ab'.repeat(32),
};
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function answering(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  closing.push(() => server.closeAllConnections());
  return listening(server);
}

const ask = (port: number, timeout = 5000) => askGreeting('127.0.0.1', port, { timeout });

test('a room greets', async () => {
  const asked: (string | undefined)[] = [];
  const port = await answering((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify({ ...GOOD, later: 'fields of later versions do no harm' }));
  });
  expect(await ask(port)).toEqual({ ok: true, value: GOOD });
  expect(asked).toEqual([GREETING_PATH]);
});

test.each<[string, RequestListener]>([
  ['no JSON', (_, response) => response.end('<h1>Router</h1>')],
  ['another app', (_, response) => response.end(JSON.stringify({ ...GOOD, app: 'other' }))],
  ['a port that is none', (_, response) => response.end(JSON.stringify({ ...GOOD, port: 0 }))],
  ['an error page', (_, response) => response.writeHead(500).end(JSON.stringify(GOOD))],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/other.json' }).end(JSON.stringify(GOOD))],
  ['more than a greeting', (_, response) => response.end(JSON.stringify({ ...GOOD, more: 'x'.repeat(10_000) }))],
  ['a line broken off', (request) => request.socket.destroy()],
])('something else is there: %s', async (_, listener) => {
  expect(await ask(await answering(listener))).toEqual({ ok: false, error: 'foreign' });
});

test('something else is there: no HTTP', async () => {
  const port = await listening(createTcp((socket) => socket.end('220 mail\r\n')));
  expect(await ask(port)).toEqual({ ok: false, error: 'foreign' });
});

test('nobody listens', async () => {
  const server = createTcp();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await ask(port)).toEqual({ ok: false, error: 'refused' });
});

test('silence, in the beginning or in the middle, ends with the time-out', async () => {
  expect(await ask(await answering(() => undefined), 50)).toEqual({ ok: false, error: 'timed-out' });
  const dripping = await answering((_, response) => response.write('{'));
  expect(await ask(dripping, 200)).toEqual({ ok: false, error: 'timed-out' });
});

test('cancelled before and while asking', async () => {
  const cancel = new AbortController();
  const port = await answering(() => cancel.abort());
  const asked = () => askGreeting('127.0.0.1', port, { timeout: 5000, signal: cancel.signal });
  expect(await asked()).toEqual({ ok: false, error: 'cancelled' });
  expect(await asked()).toEqual({ ok: false, error: 'cancelled' });
});

test('names become one line without invisible characters', () => {
  expect(GREETING.parse({ ...GOOD, name: ' Klub\r\n\u202Eevil\u0000 ' }).name).toBe('Klub evil');
  expect(GREETING.safeParse({ ...GOOD, name: '\u200B' }).success).toBe(false);
  expect(GREETING.safeParse({ ...GOOD, name: 'x'.repeat(61) }).success).toBe(false);
});
