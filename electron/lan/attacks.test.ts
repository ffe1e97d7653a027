import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { newTicket } from '../host/testing/visitor.ts';
import { type HandClock, handClock } from '../protocol/testing/hand-clock.ts';
import type { Admission } from '../protocol/transport/session.ts';
import { type Device, type OpenClub, openRoomOf, sitDown } from './testing/club.ts';
import { requestText } from './testing/costliest.ts';
import { RawDevice } from './testing/raw-device.ts';

/** All of them come from one address: they sit behind one router. */
const ROUTER = '127.0.9.1';
/** The longest that an attack may last, in seconds. */
const MOST_SECONDS = 20;

const folder = useFolder();
let clock: HandClock;
let club: OpenClub;
/** Processor time that each message takes, in ms. */
let each: number;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  clock = handClock();
  [each] = [0];
  let spent = 0;
  club = await openRoomOf(folder.path, 8, { meter: { clock, spent: () => (spent += each) } });
  onTestFinished(() => club.host.stop());
});

const playerAt = (table: number, seat: number): string => must(club.tables[table - 1]?.[seat], 'a player');
const sit = (seat: number): Promise<Device> =>
  sitDown(club, club.port, { player: playerAt(1, seat), table: 1, seat }, ROUTER);
const keys = (count: number): Readonly<Record<string, Json>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${String(i)}`, 0]));

/** A guest who has joined on a device of their own; gives the ticket and who it is. */
async function joined(role: 'player' | 'spectator', player: string | null) {
  const device = new RawDevice(club.port, { from: ROUTER });
  await device.show({ room: club.code });
  const ticket = newTicket();
  await device.ask('join', { type: 'join', name: 'Nobody', role, player, ticket });
  device.close();
  const { host } = club;
  return { ticket, guest: must(host.admission.guestOfTicket(ticket), 'a guest') };
}

/** What an attacker's lines send while an honest player plays; gives what the director was told. */
async function attack(lines: number, admission: Admission, text: (n: number) => string, honest: Device) {
  const devices = await Promise.all(
    Array.from({ length: lines }, async () => {
      const device = new RawDevice(club.port, { from: ROUTER });
      expect(await device.show(admission)).toHaveProperty('line');
      return device;
    }),
  );
  let sent = 0;
  for (let second = 0; devices.some(({ closed }) => closed === undefined); second++) {
    expect(second, 'seconds until the lines were ended').toBeLessThan(MOST_SECONDS);
    for (const device of devices)
      if (device.closed === undefined) await device.say(...Array.from({ length: 25 }, () => text(sent++)));
    await answers(honest);
    clock.pass(1_000);
  }
  await answers(honest);
  return { sent, disturbing: club.director.room?.disturbing };
}

/** Something that an honest player asks is answered, however the clock stands. */
async function answers({ visitor, seat }: Device): Promise<void> {
  const watch = { type: 'watch-table', evening: club.evening, round: 1, table: 1, as: seat } as const;
  expect(await visitor.refused(watch)).toEqual(['accepted']);
}

async function isShutOut(admission: Admission): Promise<void> {
  const device = new RawDevice(club.port, { from: ROUTER });
  expect(await device.show(admission)).toEqual({ refused: 'too-many-tries' });
  clock.pass(30_000);
  const again = new RawDevice(club.port, { from: ROUTER });
  expect(await again.show(admission)).toHaveProperty('line');
  again.close();
}

/** A minute after it is over nothing is told any more. */
async function isOver(): Promise<void> {
  clock.pass(60_000);
  await club.director.until(() => club.director.room?.disturbing.length === 0, 'quiet');
}

test('five lines of a writer with the largest entries: the player beside them plays on', async () => {
  const honest = await sit(0);
  const { ticket, guest } = await joined('player', playerAt(2, 0));
  await club.director.ask({ type: 'admit-guest', guest, role: 'writer', player: null });
  const entry = { contract: 'annulled', ...keys(3_000) };
  const preview = { type: 'preview-entry', evening: club.evening, round: 1, table: 1, deal: 1, entry };
  const { sent, disturbing } = await attack(5, { ticket }, (n) => requestText(String(n), preview), honest);
  expect(sent).toBeGreaterThan(100);
  expect(disturbing).toEqual([{ guest, why: 'bytes', since: expect.any(String) as string }]);
  expect(honest.remote.restarts()).toBe(0);
  await isShutOut({ ticket });
  await isOver();
});

test('five lines of a player whose actions are costly: the time that they take is counted', async () => {
  const honest = await sit(0);
  const { ticket, guest } = await joined('player', playerAt(1, 1));
  each = 3;
  const action = { type: 'pass', ...keys(60) };
  const act = { type: 'act', evening: club.evening, round: 1, table: 1, seat: 1, prompt: 1, action };
  const { disturbing } = await attack(5, { ticket }, (n) => requestText(String(n), act), honest);
  expect(disturbing).toEqual([{ guest, why: 'time', since: expect.any(String) as string }]);
  each = 0;
  expect(honest.remote.restarts()).toBe(0);
  await isShutOut({ ticket });
  await isOver();
});

test('twelve lines of a visitor who never joins: the guest of the same address stays in', async () => {
  const honest = await sit(0);
  const join = { type: 'join', name: 'x', role: 'spectator', player: null, ticket: newTicket(), ...keys(60) };
  const { disturbing } = await attack(12, { room: club.code }, (n) => requestText(String(n), join), honest);
  expect(disturbing).toEqual([{ address: ROUTER, why: 'messages', since: expect.any(String) as string }]);
  expect(honest.remote.restarts()).toBe(0);
  await isShutOut({ room: club.code });
  await isOver();
});

test('a guest who disturbs is turned away at once, and is told of no more', async () => {
  const honest = await sit(0);
  const { ticket, guest } = await joined('spectator', null);
  const unwatch = { type: 'unwatch-table' };
  const { disturbing } = await attack(5, { ticket }, (n) => requestText(String(n), unwatch), honest);
  expect(disturbing).toMatchObject([{ guest, why: 'messages' }]);
  await club.director.ask({ type: 'turn-away', guest });
  await club.director.until(() => club.director.room?.disturbing.length === 0, 'gone');
  await answers(honest);
  expect(honest.remote.restarts()).toBe(0);
});

test('messages that are too long are counted, though nobody reads them', async () => {
  const { ticket, guest } = await joined('spectator', null);
  for (let second = 0; second < MOST_SECONDS; second++) {
    const device = new RawDevice(club.port, { from: ROUTER });
    const { line } = await device.show({ ticket });
    if (line === undefined) break;
    await device.say('x'.repeat(second % 2 === 0 ? 2 ** 16 : 2 ** 18));
    await device.isClosed();
    clock.pass(1_000);
  }
  await club.director.until(() => club.director.room?.disturbing.length === 1, 'a disturbance');
  expect(club.director.room?.disturbing).toMatchObject([{ guest, why: 'bytes' }]);
});

test('the heaviest honest writer, ten commands a second with corrections, never waits', async () => {
  const { ticket, guest } = await joined('spectator', null);
  await club.director.ask({ type: 'admit-guest', guest, role: 'writer', player: null });
  const writer = new RawDevice(club.port, { from: ROUTER });
  await writer.show({ ticket });
  const place = { evening: club.evening, round: 1, table: 1 };
  const said = (id: string, by: number) => ({ id, by, kontra: 2, made: true });
  const announced = ['trull', 'vier-koenige', 'pagat-ultimo'].map((id) => said(id, 0));
  const entry = { contract: 'solo', declarer: 0, partner: 1, won: true, announced, gameKontra: 4 };
  let n = 0;
  const ask = async (command: Parameters<RawDevice['ask']>[1]): Promise<void> => {
    // If it had to wait, it would wait for ever: the clock stands still until the answer is here.
    await writer.ask(String(n++), command);
    clock.pass(100);
  };
  for (let deal = 1; deal <= 40; deal++) {
    const written = { ...place, deal, entry, by: 'Frau Schriftführerin Magdalena Maier' };
    for (let typed = 0; typed < 3; typed++) await ask({ type: 'preview-entry', ...place, deal, entry });
    await ask({ type: 'enter-deal', ...written });
    const reason = 'Der Pagat ultimo war nicht gemacht, sondern verloren: wir haben uns verschrieben.';
    await ask({ type: 'correct-deal', ...written, base: 'f'.repeat(64), reason });
  }
  expect(n).toBe(200);
  expect(club.director.room?.disturbing).toEqual([]);
  writer.close();
});
