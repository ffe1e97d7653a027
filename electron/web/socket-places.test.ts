import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { useLaptop } from '../host/testing/laptop.ts';
import { type PageServer, servePages } from './page-server.ts';
import { SocketPlaces } from './socket-places.ts';

class Client extends EventEmitter {
  readonly remoteAddress = '192.168.7.4';
  readonly remotePort: number;
  isGone = false;
  constructor(remotePort: number) {
    super();
    this.remotePort = remotePort;
  }
  destroy(): this {
    this.isGone = true;
    this.emit('close');
    return this;
  }
}

const clients = (n: number): readonly Client[] => Array.from({ length: n }, (_, i) => new Client(50_000 + i));
const gone = (all: readonly Client[]): readonly number[] => all.flatMap(({ isGone }, i) => (isGone ? [i] : []));

describe('where all places are taken', () => {
  test('the oldest client without a whole request makes room, then the oldest without a WebSocket', () => {
    const places = new SocketPlaces(4);
    const all = clients(4);
    for (const one of all) expect(places.takes(one)).toBe(true);
    const [first, second, , fourth] = all;
    if (first) places.upgraded(first);
    if (second) places.asked(second);
    if (fourth) places.asked(fourth);
    const later = clients(8).slice(4);
    expect(later.slice(0, 1).map((one) => places.takes(one))).toEqual([true]);
    expect(gone(all)).toEqual([2]);
    for (const one of later.slice(0, 1)) places.upgraded(one);
    expect(later.slice(1, 2).map((one) => places.takes(one))).toEqual([true]);
    expect(gone(all)).toEqual([1, 2]);
    for (const one of later.slice(1, 2)) places.upgraded(one);
    expect(later.slice(2, 3).map((one) => places.takes(one))).toEqual([true]);
    expect(gone(all)).toEqual([1, 2, 3]);
    for (const one of later.slice(2, 3)) places.upgraded(one);
  });

  test('by WebSockets alone, a newcomer has to wait until one is closed', () => {
    const places = new SocketPlaces(2);
    const all = clients(2);
    for (const one of all) {
      places.takes(one);
      places.upgraded(one);
      places.asked(one);
    }
    const [, , third, fourth] = clients(4);
    expect(third && places.takes(third)).toBe(false);
    expect(gone(all)).toEqual([]);
    all[0]?.destroy();
    expect(fourth && places.takes(fourth)).toBe(true);
  });
});

describe('a server with eight places', () => {
  const laptop = useLaptop();
  let served: PageServer;
  beforeEach(async () => {
    const where = { root: '.', port: 0, address: '127.0.0.1', names: () => ['127.0.0.1'], longestMessage: 1024 };
    const gate = { pulse: 60_000, mostConnections: 2, admit: () => ({ refused: 'code-refused' }) as const };
    served = await servePages({ host: laptop.host, ...where, gate, greetings: { '/room.json': () => '{}' } });
  });
  afterEach(() => served.close());

  /** Sends part of a request, or nothing. */
  async function begin(text: string): Promise<Socket> {
    const socket = connect({ port: served.port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    // Unread, an answer would hide that the other end is closed.
    socket.resume();
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  }

  const greeted = async (): Promise<number | undefined> => {
    const asked = request({ host: '127.0.0.1', port: served.port, path: '/room.json', agent: false });
    asked.end();
    const [response] = (await once(asked, 'response')) as [{ readonly statusCode?: number; resume(): void }];
    response.resume();
    return response.statusCode;
  };

  test.each([
    ['silent', ''],
    ['half a head', 'GET / HTTP/1.1\r\n'],
    ['half a body', 'GET /room.json HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nabc'],
  ])('answers a new phone while all of them are taken: %s', async (_, text) => {
    const own = `127.0.0.1:${String(served.port)}`;
    const inside = new WebSocket(`ws://${own}/ws`, { headers: { origin: `http://${own}` } });
    onTestFinished(() => inside.terminate());
    await once(inside, 'open');
    const sockets: Socket[] = [];
    for (let i = 0; i < 20; i++) sockets.push(await begin(text));
    expect(await greeted()).toBe(200);
    expect(inside.readyState).toBe(WebSocket.OPEN);
    // The newest are still there, as far as there was room.
    const [oldest] = sockets;
    if (oldest && !oldest.closed) await once(oldest, 'close');
    expect(sockets.at(-1)?.destroyed).toBe(false);
  });
});
