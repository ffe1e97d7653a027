import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { HostPort } from '#electron/host/port.ts';
import { firstOf, newTicket, openClub, Visitor } from '#electron/host/testing/visitor.ts';
import type { NearRoom } from '#electron/protocol/nearby/visits.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { must } from '#engine/core/assert-never.ts';
import { openLanHost } from '../testing/club.ts';
import { ON_LOOPBACK } from '../testing/on-loopback.ts';
import { VISIT_LIMITS } from './visit.ts';
import { withVisits } from './visiting-connection.ts';

let folders: string[] = [];
let hosts: HostPort[] = [];
beforeEach(() => {
  folders = ['host', 'guest'].map((name) => mkdtempSync(join(tmpdir(), `visit-${name}-`)));
  hosts = [];
});
afterEach(async () => {
  for (const one of hosts) await one.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A host that is stopped after the test. */
async function startHost(folder: string): Promise<HostPort> {
  const opened = await openLanHost(folder, { secure: true });
  hosts.push(opened);
  return opened;
}

/** The room of a club of eight on one host, as a page of the other sees it. */
async function twoHosts() {
  const [there = '', here = ''] = folders;
  const director = new Visitor(await startHost(there));
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const { port, code } = must(director.room ?? undefined, 'a room');
  // An attempt that hangs does not block: meanwhile the other laptop is asked for its current port.
  const page = new Visitor(
    withVisits(await startHost(here), here, ON_LOOPBACK, { ...VISIT_LIMITS, handshake: 3_600_000 }),
  );
  await page.until(() => page.settings !== undefined, 'a greeting');
  const { room } = await page.ask({ type: 'find-room', typed: `127.0.0.1:${String(port)}` });
  const players = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
  return { there, here, director, evening, code, room, page, players };
}

/** Sits down at table 1 as the player of that seat. */
async function sitDown(page: Visitor, evening: string, player: string, seat: number): Promise<void> {
  await page.until(() => page.me?.standing === 'at-the-door', 'the door');
  await page.ask({ type: 'join', name: 'x', role: 'player', player, ticket: newTicket() });
  await page.until(() => page.me?.standing === 'inside', 'inside');
  await page.ask({ type: 'watch-evening', evening });
  await page.ask({ type: 'watch-table', evening, round: 1, table: 1, as: seat });
  await page.until(() => page.scene !== undefined, 'a table');
}

const hellos = (page: Visitor): readonly string[] =>
  page.received.flatMap((message) => (message.type === 'hello' ? [message.access] : []));

test('a page goes to another laptop, plays there, survives its restart, and comes home', async () => {
  const { there, evening, code, room, page, players, director } = await twoHosts();
  expect(room).toMatchObject({ name: expect.any(String) as string, fingerprint: director.room?.fingerprint });
  expect(await page.refused({ type: 'visit-room', room, code: 'WRONG1' })).toEqual(['code-refused']);
  expect(await page.refused({ type: 'visit-room', room, code: null })).toEqual(['code-missing']);
  expect(hellos(page)).toEqual(['director']);

  // A request that comes twice is carried out once: the page stays there.
  const again = { v: PROTOCOL_VERSION, id: 'twice', command: { type: 'visit-room', room, code } } as const;
  page.say(again);
  page.say(again);
  await page.until(() => hellos(page).at(-1) === 'guest', 'the other house');
  page.say(again);
  await page.until(
    () => page.received.filter((one) => one.type === 'answer' && one.to === 'twice').length === 3,
    'answers',
  );
  expect(page.visit).toEqual({ room, connected: true });
  expect(hellos(page)).toEqual(['director', 'guest']);
  const seat = 1;
  await sitDown(page, evening, must(players[seat], 'a player'), seat);
  await director.ask({ type: 'start-round', evening, round: 1 });
  for (const other of [0, 2, 3])
    await director.ask({ type: 'hold-seat', evening, round: 1, table: 1, seat: other, holder: 'bot' });
  await page.ask({ type: 'start-deal', evening, round: 1, table: 1 });
  const play = async (moves: number): Promise<void> => {
    for (let done = 0; done < moves && page.scene?.view;) {
      const action = firstOf(page.scene.view.offers);
      const { prompt } = page.scene;
      if (action) {
        await page.ask({ type: 'act', evening, round: 1, table: 1, seat, prompt, action: { ...action } });
        done++;
      }
      await page.until(() => page.scene?.view === null || page.scene?.prompt !== prompt || !!action, 'a turn');
    }
  };
  await play(3);

  // The other laptop dies and comes back; the seat is still ours, and the deal goes on.
  // Meanwhile another program takes its port for other apps.
  await must(hosts[0], 'the host').stop();
  await page.until(() => page.visit?.connected === false, 'the line broken');
  const other = createServer().listen(room.tlsPort, '0.0.0.0');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await startHost(there);
  await page.until(() => page.visit?.connected === true, 'the line again');
  expect(page.visit).toEqual({ room, connected: true });
  await page.until(() => page.me?.standing === 'inside' && page.scene?.view !== undefined, 'our seat again');
  await play(60);
  expect(page.scene?.last?.deal).toBe(1);

  // The laptop's settings are its own, even while its page is elsewhere.
  await page.ask({ type: 'change-settings', settings: { pace: 'slow' } });
  await page.ask({ type: 'leave-visit' });
  expect(page.visit).toBe(null);
  await page.until(() => hellos(page).at(-1) === 'director', 'home');
  expect(await page.ask({ type: 'read-register' })).toEqual({ people: [], alike: [] });

  // It is known there without a code; the seat is still free for it.
  await page.ask({ type: 'visit-room', room, code: null });
  await page.until(() => page.me?.standing === 'inside', 'our seat');
});

test('a former guest returns without a code, until the guest has left for good', async () => {
  const { here, evening, code, room, page, players } = await twoHosts();
  await page.ask({ type: 'visit-room', room, code });
  await sitDown(page, evening, must(players[0], 'a player'), 0);
  await must(hosts[1], 'our host').stop();
  // What identifies us there is nobody else's business.
  expect(statSync(join(here, 'rooms.json')).mode & 0o077).toBe(0);
  const again = new Visitor(withVisits(await startHost(here), here, ON_LOOPBACK));
  await again.ask({ type: 'visit-room', room, code: null });
  await again.until(() => again.me?.standing === 'inside', 'our seat');
  await again.ask({ type: 'leave-room' });
  await again.ask({ type: 'leave-visit' });
  expect(await again.refused({ type: 'visit-room', room, code: null })).toEqual(['code-missing']);
});

test('another certificate than the announced one is sent nothing', async () => {
  const { there, here, code, room, page } = await twoHosts();
  const foreign: NearRoom = { ...room, fingerprint: 'ab'.repeat(32) };
  expect(await page.refused({ type: 'visit-room', room: foreign, code })).toEqual(['certificate-changed']);
  const { fingerprint: _, tlsPort: __, ...plain } = room;
  expect(await page.refused({ type: 'visit-room', room: plain, code })).toEqual(['room-without-tls']);
  await page.ask({ type: 'visit-room', room, code });
  await page.ask({ type: 'leave-visit' });
  // If it was known before, announcing another one is refused at once.
  expect(await page.refused({ type: 'visit-room', room: foreign, code })).toEqual(['certificate-changed']);

  const identity = join(there, 'room-identity.json');
  expect(statSync(identity).mode & 0o077).toBe(0);
  const before = readFileSync(identity, 'utf8');
  await page.ask({ type: 'visit-room', room, code });
  await must(hosts[0], 'the host').stop();
  writeFileSync(identity, '{"cert":"x","key":"y"}');
  await startHost(there);
  expect(readFileSync(identity, 'utf8')).not.toBe(before);
  // A visitor who is there when it happens is informed, and goes on trying.
  await page.until(() => page.visit?.trouble?.code === 'certificate-changed', 'why it does not answer');
  await page.ask({ type: 'leave-visit' });
  expect(await page.refused({ type: 'visit-room', room, code })).toEqual(['certificate-changed']);
  writeFileSync(join(here, 'rooms.json'), 'not JSON');
  expect(new Visitor(withVisits(must(hosts[1], 'our host'), here, ON_LOOPBACK)).visit).toBe(null);
});
