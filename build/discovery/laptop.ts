import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { parseRoomAddress, roomUrl } from '#electron/lan/address.ts';
import { advertise, browse, SYSTEM } from '#electron/lan/discovery/discovery.ts';
import { askGreeting, type Greeting, GREETING_PATH } from '#electron/lan/greeting.ts';
import { rankInterfaces } from '#electron/lan/interfaces.ts';
import { ON_LOOPBACK } from '#electron/lan/testing/on-loopback.ts';
import { must } from '#engine/core/assert-never.ts';

/**
 * One laptop of `bench:discovery`, a process of its own. `--host ROOM` opens a room and announces it; `--guest ROOM`
 * searches for it; `--ask URL` requests the address of a QR code. They report what happens as lines of JSON and end
 * when their input ends.
 */
const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    guest: { type: 'string' },
    ask: { type: 'string' },
    loopback: { type: 'boolean', default: false },
  },
});
const options = values.loopback ? ON_LOOPBACK : SYSTEM;
const report = (what: object): void => console.log(JSON.stringify(what));
const end =
  values.host !== undefined
    ? await host(values.host)
    : values.ask !== undefined
      ? ask(values.ask)
      : guest(must(values.guest, '--guest'));
process.stdin.resume().once('end', () => void end().then(() => process.exit()));

async function host(room: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) =>
    request.url === GREETING_PATH ? response.end(JSON.stringify(greeting)) : response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const greeting: Greeting = { app: 'tarockabend', v: 1, name: 'Probe', room, port };
  const advertising = advertise(greeting, options);
  const best = values.loopback ? '127.0.0.1' : must(rankInterfaces(networkInterfaces())[0]?.address, 'an address');
  report({ at: Date.now(), url: roomUrl({ address: best, port, room }) });
  return async () => {
    await advertising.stop();
    server.close();
  };
}

function guest(room: string): () => Promise<void> {
  const at = Date.now();
  const browsing = browse(
    ({ greeting, addresses: [address = ''] }) => {
      if (greeting.room !== room) return;
      const found = Date.now();
      void answers(`${address}:${greeting.port}`, room).then((answered) => report({ at, found, address, answered }));
    },
    ({ greeting }) => {
      if (greeting.room === room) report({ at, lost: Date.now() });
    },
    options,
  );
  report({ at });
  return () => browsing.stop();
}

function ask(url: string): () => Promise<void> {
  const at = Date.now();
  const room = new URLSearchParams(new URL(url).hash.slice(1)).get('room') ?? '';
  void answers(url, room).then((answered) => report({ at, answered }));
  return () => Promise.resolve();
}

/** Whether the room greets at an address that somebody typed or scanned. */
async function answers(typed: string, room: string): Promise<boolean> {
  const place = parseRoomAddress(typed);
  if (!place.ok) return false;
  const answer = await askGreeting(place.value.address, place.value.port, { timeout: 2000 });
  return answer.ok && answer.value.room === room;
}
