import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newTicket } from '../host/testing/visitor.ts';
import { SYSTEM_CLOCK } from '../protocol/transport/clock.ts';
import type { Meter } from './costs/meter.ts';
import { GREETING_PATH } from './greeting.ts';
import { type OpenClub, openRoomOf } from './testing/club.ts';
import { RawDevice, request as ask, type Way } from './testing/raw-device.ts';

/** Tries never come back, and nothing takes any time. */
const STILL: Meter = { clock: { ...SYSTEM_CLOCK, now: () => 0 }, spent: () => 0 };

let folder: string;
let club: OpenClub;
/** All that the server was asked for, and all that was printed. */
const urls: string[] = [];
const printed: string[] = [];
/** Secrets that open something; none of them may appear anywhere but in its own channel. */
const secrets: string[] = [];

subscribe('http.server.request.start', (message) => {
  urls.push((message as { request: IncomingMessage }).request.url ?? '');
});

beforeAll(async () => {
  for (const how of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, how).mockImplementation((...said: unknown[]) => void printed.push(said.map(String).join(' ')));
  folder = mkdtempSync(join(tmpdir(), 'door-'));
  const root = join(folder, 'page');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  club = await openRoomOf(join(folder, 'data'), 8, { root, meter: STILL });
  secrets.push(club.code);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await club.host.stop();
  rmSync(folder, { recursive: true });
});

const own = (): string => `127.0.0.1:${String(club.port)}`;

/** What the host answers to the first message. */
async function answerTo(first: unknown, way: Way = {}): Promise<Readonly<Record<string, unknown>>> {
  const device = new RawDevice(club.port, way);
  await device.say(typeof first === 'string' ? first : JSON.stringify(first));
  const [answer] = (await device.receives(1)) as Record<string, unknown>[];
  device.close();
  return answer ?? {};
}

/** Connects and joins, and gives the device, its ticket and the secret of its connection. */
async function joined(from: string): Promise<{ device: RawDevice; ticket: string; line: string }> {
  const device = new RawDevice(club.port, { from });
  const { line } = await device.show({ room: club.code });
  const ticket = newTicket();
  await device.ask('1', { type: 'join', name: from, role: 'spectator', player: null, ticket });
  secrets.push(ticket, String(line));
  return { device, ticket, line: String(line) };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** `fetch` would normalise the path and forbid the headers that are tried here. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: club.port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (bytes: Buffer) => (body += bytes.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

describe('secrets', () => {
  test('codes cannot be tried out; a valid ticket is admitted all the same, and so is another address', async () => {
    const { device, ticket } = await joined('127.0.3.1');
    device.close();
    const answers: unknown[] = [];
    for (let i = 0; i < 14; i++)
      answers.push((await answerTo({ room: `WRONG${String(i)}` }, { from: '127.0.3.1' }))['refused']);
    expect(answers[0]).toBe('code-refused');
    expect(answers.at(-1)).toBe('too-many-tries');
    expect(await answerTo({ room: club.code }, { from: '127.0.3.1' })).toEqual({ refused: 'too-many-tries' });
    expect(await answerTo({ take: 'x'.repeat(43) }, { from: '127.0.3.1' })).toEqual({ refused: 'too-many-tries' });
    expect(await answerTo({ ticket: 'x'.repeat(43) }, { from: '127.0.3.1' })).toEqual({ refused: 'too-many-tries' });
    expect(await answerTo({ ticket }, { from: '127.0.3.1' })).toHaveProperty('line');
    expect(await answerTo({ room: club.code }, { from: '127.0.3.2' })).toHaveProperty('line');
  });

  test.each([
    ['a token of the laptop', { token: 'x'.repeat(43) }, 'ticket-refused'],
    ['a session of the laptop', { session: 'x'.repeat(43) }, 'ticket-refused'],
    ['a line that there is not', { line: 'x'.repeat(43), after: 0 }, 'line-lost'],
    ['nothing', {}, 'admission-missing'],
    ['two things at once', { room: 'A', ticket: 'x'.repeat(43) }, 'admission-missing'],
    ['no JSON', 'hello', 'admission-missing'],
  ])('%s opens nothing', async (_, shown, refused) => {
    expect(await answerTo(shown, { from: '127.0.3.3' })).toEqual({ refused });
  });

  test('a ticket and a connection secret have 256 bits, and are nowhere on the disk', async () => {
    const { device, ticket, line } = await joined('127.0.3.4');
    expect(Buffer.from(ticket, 'hex')).toHaveLength(32);
    expect(Buffer.from(line, 'base64url')).toHaveLength(32);
    await device.say(ask('2', { type: 'hand-over' }));
    const token = (): string | undefined =>
      (device.received as { m?: { to?: string; result: { value: { token: string } } } }[]).find(
        ({ m }) => m?.to === '2',
      )?.m?.result.value.token;
    await expect.poll(token).toBeDefined();
    secrets.push(token() ?? '');
    const taken = await answerTo({ take: token() }, { from: '127.0.3.5' });
    secrets.push(String(taken['ticket']));
    expect(taken).toHaveProperty('ticket');
    device.close();
    const data = join(folder, 'data');
    const bytes = readdirSync(data).map((file) => readFileSync(join(data, file)).toString('latin1'));
    // The room's code is there, for a restart; it only lets people ask for admission.
    for (const secret of secrets.slice(1)) expect(bytes.filter((file) => file.includes(secret))).toEqual([]);
    expect(bytes.join('').includes('guest-asked'), 'the journal was read').toBe(true);
  });
});

describe('who asks', () => {
  test.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:80' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a picture in a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another server of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a name that somebody makes point here', { host: 'evil.example' }],
    ['such a name with the port', { host: `evil.example:7411`, origin: 'http://evil.example:7411' }],
  ])('%s gets nothing, not even that there is a room', async (_, headers: Record<string, string>) => {
    for (const path of ['/', GREETING_PATH]) {
      const answer = await get(path, headers);
      expect(answer).toMatchObject({ status: 403, body: 'forbidden' });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await get(GREETING_PATH, headers, 'OPTIONS')).toMatchObject({ status: 403 });
    const device = new RawDevice(club.port, { headers: { origin: `http://${own()}`, ...headers } });
    await device.isClosed();
    expect(device.received).toEqual([]);
  });

  test('no page of another origin may read what is public', async () => {
    const answer = await get(GREETING_PATH);
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('tarockabend') as string });
    expect(answer.body).not.toContain(club.code);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('a connection without an origin is refused', async () => {
    const socket = connect(club.port, '127.0.0.1');
    const lines = ['GET /ws HTTP/1.1', `Host: ${own()}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    socket.write([...lines, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZQ==', '', ''].join('\r\n'));
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });
});

async function answerOf(socket: AsyncIterable<unknown>): Promise<string> {
  let answer = '';
  for await (const bytes of socket) answer += (bytes as Buffer).toString();
  return answer;
}

describe('what is asked', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/page/../../secret.txt',
    '/../data/journal.sqlite',
    '//etc/passwd',
    '/%00',
    '/__proto__',
    '/constructor',
  ])('%s is not found', async (path) => {
    const socket = connect(club.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${own()}\r\nConnection: close\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 404 [^]*\r\nnot found$/);
  });

  test('an address with a host of its own is refused', async () => {
    const socket = connect(club.port, '127.0.0.1');
    socket.write(`GET http://evil.example/../secret.txt HTTP/1.1\r\nHost: ${own()}\r\nConnection: close\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 40[0-9] /);
  });

  test.each([2 ** 10 + 1, 2 ** 16 + 1])('a message of %i bytes ends the socket of a visitor', async (bytes) => {
    const stranger = new RawDevice(club.port, { from: '127.0.3.6' });
    await stranger.say('x'.repeat(bytes));
    await stranger.isClosed();
    expect(stranger.received).toEqual([]);
    const visitor = new RawDevice(club.port, { from: '127.0.3.6' });
    expect(await visitor.show({ room: club.code })).toMatchObject({ longest: 2 ** 10 });
    await visitor.say('x'.repeat(bytes));
    await visitor.isClosed();
  });

  test('a guest may send longer messages than a visitor, and whoever writes results still longer ones', async () => {
    const sent = (device: RawDevice): unknown =>
      (device.received as { mostBytes?: number }[]).findLast(({ mostBytes }) => mostBytes !== undefined)?.mostBytes;
    const { device, ticket } = await joined('127.0.3.7');
    expect(sent(device)).toBe(2 ** 13);
    await club.director.until(() => club.director.room?.guests.some(({ name }) => name === '127.0.3.7') === true, 'it');
    const guest = club.director.room?.guests.find(({ name }) => name === '127.0.3.7')?.id ?? '';
    const is = (role: 'writer' | 'spectator') => club.director.ask({ type: 'admit-guest', guest, role, player: null });
    await is('writer');
    await expect.poll(() => sent(device)).toBe(2 ** 15);
    const entry = { contract: 'x'.repeat(2 ** 15 - 400) };
    const preview = { type: 'preview-entry', evening: club.evening, round: 1, table: 1, deal: 1, entry } as const;
    expect(await device.ask('2', preview)).toMatchObject({ ok: false, error: [{ code: 'unknown-contract' }] });
    await is('spectator');
    await expect.poll(() => sent(device)).toBe(2 ** 13);
    await device.say('x'.repeat(2 ** 13 + 1));
    await device.isClosed();
    expect(await answerTo({ ticket }, { from: '127.0.3.7' })).toMatchObject({ longest: 2 ** 13 });
  });

  test('a command is no longer than such commands ever are', async () => {
    const { device } = await joined('127.0.3.10');
    const answer = await device.ask('2', { type: 'watch-evening', evening: 'x'.repeat(2 ** 10) });
    expect(answer).toEqual({ ok: false, error: [{ layer: 'host', code: 'message-too-long' }] });
    device.close();
  });

  test('sixty people behind one router get in, one after the other', async () => {
    for (let i = 0; i < 60; i++)
      expect(await answerTo({ room: club.code }, { from: '127.0.3.11' })).toHaveProperty('line');
  });

  test.each([
    ['text that is no JSON', 'not { json'],
    ['bytes', Buffer.from([0xff, 0xfe, 0, 1])],
    ['a list', '[1,2,3]'],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['a prototype', '{"__proto__":{"v":3},"id":"p","command":{"type":"constructor"}}'],
    ['an unknown command', ask('u', { type: 'read-journal' })],
    ['a field too many', ask('m', { type: 'unwatch-table', sudo: true })],
    ['a number where a text should be', ask('n', { type: 'watch-evening', evening: 7 })],
  ])('%s is answered with a refusal, and the connection goes on', async (_, text) => {
    const { device } = await joined('127.0.3.9');
    const answers = (): unknown[] =>
      (device.received as { m?: { type: string; to: string; result: unknown } }[]).flatMap(({ m }) =>
        m?.type === 'answer' && m.to !== '1' ? [m.result] : [],
      );
    await device.say(text, ask('after', { type: 'leave-room' }));
    await expect.poll(() => answers().length).toBe(2);
    expect(answers()).toEqual([
      { ok: false, error: expect.arrayContaining([expect.objectContaining({ code: 'bad-message' })]) as unknown },
      { ok: true, value: null },
    ]);
    device.close();
  });

  test('slow-header clients and silent ones are dropped', async () => {
    const slow = connect(club.port, '127.0.0.1');
    slow.write(`GET / HTTP/1.1\r\nHost: ${own()}\r\nX-Slow: `);
    const drip = setInterval(() => slow.writable && slow.write('x'), 200);
    const silent = new RawDevice(club.port, { from: '127.0.4.1' });
    const ended = answerOf(slow).catch(() => 'reset');
    expect(await ended).toMatch(/^(HTTP\/1\.1 408 |reset|$)/);
    clearInterval(drip);
    expect(await silent.isClosed()).toBeDefined();
    expect(silent.received).toEqual([]);
  });
});

test('no secret was in any address, nor was one printed', () => {
  expect(urls.length).toBeGreaterThan(20);
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => secret === '' || secret === 'undefined')).toEqual([]);
  for (const secret of secrets) expect([...urls, ...printed].filter((text) => text.includes(secret))).toEqual([]);
});
