import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Greeting as Own } from '#electron/host/port.ts';
import { LAN_REFUSALS, type LanRefusal, refuseLan } from '#electron/protocol/lan-refusals.ts';
import type { NearRoom } from '#electron/protocol/nearby/visits.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { DiscoveryOptions } from '../discovery/discovery.ts';
import { askGreeting, GREETING_PATH, type Silence } from '../greeting.ts';
import { announced, fakeAdmission, NO_KNOWN_ROOMS, pageOf } from '../testing/nearby.ts';
import { ON_LOOPBACK } from '../testing/on-loopback.ts';
import { RoomSearch } from './room-search.ts';

describe('a typed address', () => {
  const at = (port: number): string => ` http://127.0.0.1:${port}/#room=ABC234`;
  const find = async (typed: string, changes: Partial<DiscoveryOptions> = {}, own: Own | null = null) => {
    const discovery: DiscoveryOptions = { ...ON_LOOPBACK, ...changes };
    const search = new RoomSearch(
      fakeAdmission(() => own),
      { discovery, known: NO_KNOWN_ROOMS },
    );
    return pageOf(search).say({ type: 'find-room', typed });
  };
  async function listening(server: Server): Promise<number> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  }
  const answering = (listener: RequestListener): Promise<number> => listening(createServer(listener));
  const greeting = announced('A', { tlsPort: 7412, fingerprint: 'ab'.repeat(32) });
  const greets: RequestListener = ({ url }, response) =>
    response.writeHead(url === GREETING_PATH ? 200 : 404).end(JSON.stringify({ app: 'tarockabend', ...greeting }));

  test('leads to the room, with the typed code, at the port that answered', async () => {
    const port = await answering(greets);
    const { v: _, ...said } = greeting;
    const room: NearRoom = { ...said, address: '127.0.0.1', port };
    expect(await find(at(port))).toEqual(ok({ room, code: 'ABC234' }));
    expect(await find(`127,0,0,1 : ${port}`)).toEqual(ok({ room, code: null }));
  });

  test('every page that searches sees it in the list too', async () => {
    const port = await answering(greets);
    const search = new RoomSearch(
      fakeAdmission(() => null),
      { discovery: ON_LOOPBACK, known: NO_KNOWN_ROOMS },
    );
    const { say, received } = pageOf(search);
    await say({ type: 'look-for-rooms' });
    await say({ type: 'find-room', typed: `127.0.0.1:${port}` });
    await vi.waitFor(() => expect(received.at(-1)?.rooms.map(({ room }) => room)).toContain('A'));
  });

  const refused = async (answer: ReturnType<typeof find>) => {
    const result = await answer;
    const [error] = result.ok ? [] : result.error;
    expect(LAN_REFUSALS[must(error, 'a refusal').code as LanRefusal].de).toContain('{at}');
    return error;
  };

  test('nobody listens there', async () => {
    const server = createTcp();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await refused(find(at(port)))).toEqual(refuseLan('room-refused', { text: `127.0.0.1:${port}` }));
  });

  test('something else is there', async () => {
    const port = await answering((_, response) => response.end('<h1>Router</h1>'));
    expect(await refused(find(at(port)))).toEqual(refuseLan('room-foreign', { text: `127.0.0.1:${port}` }));
  });

  test('silence', async () => {
    const port = await answering(() => undefined);
    const ask: DiscoveryOptions['ask'] = (address, where, { signal }) =>
      askGreeting(address, where, { timeout: 50, signal });
    expect(await refused(find(at(port), { ask }))).toEqual(refuseLan('room-timed-out', { text: `127.0.0.1:${port}` }));
  });

  const nowhere = { text: '10.1.2.3:7411' };
  test.each<[Silence, Refusal]>([
    ['unreachable', refuseLan('room-unreachable', nowhere)],
    ['cancelled', refuseHost('connection-lost', nowhere)],
  ])('no way there: %s', async (silence, refusal) => {
    const answer = await find('10.1.2.3', { ask: () => Promise.resolve(fail(silence)) });
    expect(answer).toEqual(fail([refusal]));
  });

  test('the own room, and one of another version', async () => {
    const port = await answering(greets);
    const own: Own = { app: 'tarockabend', ...greeting };
    expect((await refused(find(at(port), {}, own)))?.code).toBe('room-is-own');
    const old = await answering((_, response) =>
      response.end(JSON.stringify({ app: 'tarockabend', ...greeting, v: PROTOCOL_VERSION - 1 })),
    );
    expect((await refused(find(at(old))))?.code).toBe('room-other-version');
  });

  test('what is no address is not asked', async () => {
    const ask = vi.fn<DiscoveryOptions['ask']>();
    expect(await find('192.168.1', { ask })).toEqual(fail([refuseLan('address-short', { text: '192.168.1' })]));
    expect(ask).not.toHaveBeenCalled();
  });
});
