import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { HostPort } from '../host/port.ts';
import { DIRECTOR_ACCESS } from '../host/state/guests/access.ts';
import type { FromHost } from '../protocol/messages.ts';
import { serve, type Served } from './serve.ts';

/** A host that reports what came over each connection; the product's own is tested in electron/host. */
const received: unknown[] = [];
let open = 0;
let away = 0;
let say: (message: FromHost) => void = () => undefined;
const host: HostPort = {
  open: (send) => {
    open += 1;
    say = send;
    send(NEWS);
    return {
      access: DIRECTOR_ACCESS,
      receive: (message) => received.push(message),
      away: (isAway) => (away += isAway ? 1 : -1),
      close: () => (open -= 1),
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
const NEWS: FromHost = { type: 'evenings', evenings: [] };

let served: Served;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarockabend-serve-'));
  const root = join(folder, 'page');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(root, 'assets/a b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'page-other.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  served = await serve({ host, root, port: 0 });
});
afterAll(() => served.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** `fetch` would normalise the path and forbid the headers that are tried here. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (bytes: Buffer) => (body += bytes.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the page', () => {
  test('comes with its media type and a policy', async () => {
    const page = await get('/');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('page') as string });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await get('/assets/a%20b.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/../page-other.txt',
    '/link.txt',
    '/%00',
    '/%zz',
    '/assets',
    '/no-such-file',
    '//etc/passwd',
  ])('%s is not found', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'not found' });
  });

  test.each([
    ['a foreign host', { host: 'evil.example' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is forbidden', async (_name, headers) => {
    expect(await get('/', headers)).toMatchObject({ status: 403, body: 'forbidden' });
  });

  test('nothing but reading is allowed', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});

const tokenOf = (address: string): string => new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';

/** Opens a connection, sends `first` and gives the first answers until the socket closes or `count` have come. */
async function openConnection(first: string, count: number): Promise<{ socket: WebSocket; answers: unknown[] }> {
  const own = `127.0.0.1:${served.port}`;
  const socket = new WebSocket(`ws://${own}/ws`, { origin: `http://${own}` });
  const answers: unknown[] = [];
  socket.on('open', () => socket.send(first));
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('message', (data: Buffer) => {
      answers.push(JSON.parse(data.toString()));
      if (answers.length === count) resolve();
    });
  });
  return { socket, answers };
}

describe('a line', () => {
  test('is opened by a token once and by its session again; what is no JSON goes to the host as text', async () => {
    const token = tokenOf(served.newAddress());
    const first = await openConnection(JSON.stringify({ token }), 2);
    const secret = expect.any(String) as string;
    expect(first.answers).toEqual([
      { line: secret, resumed: false, longest: 2 ** 26, session: secret },
      { n: 1, m: NEWS },
    ]);
    const { session } = first.answers[0] as { session: string };
    first.socket.send('{"v":1}');
    first.socket.send('not json');
    await expect.poll(() => received).toEqual([{ v: 1 }, 'not json']);
    expect((await openConnection(JSON.stringify({ token }), 9)).answers).toEqual([{ refused: 'token-refused' }]);
    const again = await openConnection(JSON.stringify({ session }), 2);
    expect(again.answers[0]).toEqual({ line: secret, resumed: false, longest: 2 ** 26, session });
    expect(open).toBe(2);
    const before = away;
    first.socket.close();
    again.socket.close();
    // Both connections wait for their pages.
    await expect.poll(() => away).toBe(before + 2);
    expect(open).toBe(2);
  });

  test('goes on where its page left off, and sends nothing twice', async () => {
    const first = await openConnection(JSON.stringify({ token: tokenOf(served.newAddress()) }), 2);
    const { line: secret } = first.answers[0] as { line: string };
    const settings: FromHost = { type: 'evening-events', evening: 'e', events: [] };
    first.socket.terminate();
    await expect.poll(() => first.socket.readyState).toBe(WebSocket.CLOSED);
    say(settings);
    const again = await openConnection(JSON.stringify({ line: secret, after: 1 }), 2);
    expect(again.answers).toEqual([
      { line: secret, resumed: true, longest: 2 ** 26 },
      { n: 2, m: settings },
    ]);
    again.socket.send('{"heard":2}');
    again.socket.send('7');
    await expect.poll(() => received.at(-1)).toBe(7);
    // What was acknowledged is forgotten; a page that asks for it must start over, and the old connection is over.
    expect((await openConnection(JSON.stringify({ line: secret, after: 1 }), 9)).answers).toEqual([
      { refused: 'line-lost' },
    ]);
    expect((await openConnection(JSON.stringify({ line: secret, after: 2 }), 9)).answers).toEqual([
      { refused: 'line-lost' },
    ]);
  });

  test.each(['{}', 'hello', '{"token":""}', '{"token":"a","session":"b"}'])('%s is no admission', async (first) => {
    const before = open;
    expect((await openConnection(first, 9)).answers).toEqual([{ refused: 'admission-missing' }]);
    expect(open).toBe(before);
  });

  test.each([
    ['a foreign origin', 'https://evil.example', '/ws'],
    ['no origin', undefined, '/ws'],
    ['another path', 'own', '/other'],
  ])('with %s is refused before it is established', async (_name, origin, path) => {
    const own = `127.0.0.1:${served.port}`;
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: ${own}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin === undefined ? [] : [`Origin: ${origin === 'own' ? `http://${own}` : origin}`]),
    ];
    const socket = connect(served.port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    let answer = '';
    for await (const bytes of socket) answer += (bytes as Buffer).toString();
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 403 Forbidden');
  });

  test('that sends too much is cut', async () => {
    const { socket } = await openConnection(JSON.stringify({ token: tokenOf(served.newAddress()) }), 2);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.send('x'.repeat(2 ** 26 + 1));
    const before = away;
    expect(await closed).toBe(1009);
    await expect.poll(() => away).toBe(before + 1);
  });
});
