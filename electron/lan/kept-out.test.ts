import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { newTicket } from '../host/testing/visitor.ts';
import { type OpenClub, openRoomOf } from './testing/club.ts';
import { RawDevice, request } from './testing/raw-device.ts';

let folder: string;
let club: OpenClub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-out-'));
  club = await openRoomOf(folder, 8);
});
afterEach(async () => {
  await club.host.stop();
  rmSync(folder, { recursive: true });
});

const spectator = () => ({ type: 'join', name: 'x', role: 'spectator', player: null, ticket: newTicket() }) as const;

/** A visitor who has shown the room's code but has not joined yet. */
async function asVisitor(from = '127.0.0.1'): Promise<{ device: RawDevice; line: string }> {
  const device = new RawDevice(club.port, { from });
  const { line } = await device.show({ room: must(club.director.room ?? undefined, 'a room').code });
  return { device, line: String(line) };
}

/** A guest inside, who watches. */
async function inside(from?: string): Promise<{ device: RawDevice; line: string; ticket: string }> {
  const { device, line } = await asVisitor(from);
  const joining = spectator();
  expect(await device.ask('1', joining)).toEqual({ ok: true, value: null });
  return { device, line, ticket: joining.ticket };
}

const opens = async (shown: Parameters<RawDevice['show']>[0], from?: string) => {
  const device = new RawDevice(club.port, from === undefined ? {} : { from });
  const answer = await device.show(shown);
  await device.leave();
  return answer['refused'] ?? 'open';
};

describe('with a new code', () => {
  test('nobody gets in with the old one; guests inside stay', async () => {
    const [visitor, guest] = [await asVisitor(), await inside()];
    const asleep = await asVisitor();
    asleep.device.close();
    await club.director.ask({ type: 'renew-code' });
    await visitor.device.say(request('1', spectator()));
    await visitor.device.isClosed();
    expect(club.director.room?.guests).toHaveLength(1);
    for (const { line } of [visitor, asleep])
      expect(await opens({ line, after: 0 }), 'the connection is resumed').toBe('line-lost');
    expect(await guest.device.ask('2', { type: 'unwatch-table' })).toEqual({ ok: true, value: null });
    const { device } = await inside();
    for (const one of [device, guest.device]) one.close();
  });

  test('a guest who was sent away gets in neither with another tab nor with the same connection', async () => {
    const { director } = club;
    const [guest, tab] = [await inside(), await asVisitor()];
    const [awake, asleep] = [guest.device, new RawDevice(club.port)];
    const { line } = await asleep.show({ ticket: guest.ticket });
    asleep.close();
    await director.ask({ type: 'turn-away', guest: 'g1' });
    await awake.isClosed();
    expect(awake.me?.standing, 'the guest is informed').toBe('turned-away');
    for (const lost of [guest.line, String(line)]) expect(await opens({ line: lost, after: 0 })).toBe('line-lost');
    expect(await opens({ ticket: guest.ticket })).toBe('ticket-refused');
    await director.ask({ type: 'renew-code' });
    await tab.device.say(request('1', spectator()));
    await tab.device.isClosed();
    expect(director.room?.guests).toEqual([]);
  });

  test('nor if the room was closed and reopened in the same moment', async () => {
    const { director, evening } = club;
    const { device } = await asVisitor();
    await director.ask({ type: 'close-room' });
    await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
    await device.say(request('1', spectator()));
    await device.isClosed();
    expect(director.room?.guests).toEqual([]);
  });
});

test('a guest who leaves is answered, and their connections are over', async () => {
  const { device, line } = await inside();
  expect(await device.ask('2', { type: 'leave-room' })).toEqual({ ok: true, value: null });
  expect(device.me?.standing).toBe('left');
  await device.isClosed();
  expect(await opens({ line, after: 0 })).toBe('line-lost');
});

describe('connections that one guest opens', () => {
  test('a spectator who opens and drops hundreds locks nobody out', async () => {
    const player = must(club.tables[0]?.[0], 'a player');
    const ticket = newTicket();
    const { device } = await asVisitor('127.0.7.2');
    await device.ask('1', { type: 'join', name: 'x', role: 'player', player, ticket });
    const nuisance = await inside('127.0.7.1');
    for (let i = 0; i < 30; i++)
      expect(
        await Promise.all(Array.from({ length: 20 }, () => opens({ ticket: nuisance.ticket }, '127.0.7.1'))),
      ).toEqual(Array(20).fill('open'));
    device.close();
    expect(await opens({ ticket }, '127.0.7.2'), 'the player’s page is reloaded').toBe('open');
    expect(await opens({ room: club.code }, '127.0.7.3'), 'somebody new').toBe('open');
    nuisance.device.close();
  });

  test('a sixth connection of a guest ends the oldest whose page is gone, and none that is visible', async () => {
    const { device, ticket, line: first } = await inside();
    const lines: { device: RawDevice; line: string }[] = [{ device, line: first }];
    for (let i = 0; i < 4; i++) {
      const more = new RawDevice(club.port);
      lines.push({ device: more, line: String((await more.show({ ticket }))['line']) });
    }
    for (const i of [3, 1]) await lines[i]?.device.leave();
    await lines[0]?.device.ask('8', { type: 'unwatch-table' });
    const more = new RawDevice(club.port);
    await more.show({ ticket });
    expect(await opens({ line: lines[1]?.line ?? '', after: 0 }), 'the oldest without a page').toBe('line-lost');
    expect(await opens({ line: lines[3]?.line ?? '', after: 0 })).not.toBe('line-lost');
    for (const i of [0, 2, 4])
      expect(await lines[i]?.device.ask('9', { type: 'unwatch-table' })).toEqual({ ok: true, value: null });
    for (const { device: one } of [...lines, { device: more }]) one.close();
  });
});
