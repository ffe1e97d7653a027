import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTicket } from '../host/testing/visitor.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { type OpenClub, openRoomOf } from './testing/club.ts';
import { RawDevice, request } from './testing/raw-device.ts';

let folder: string;
let club: OpenClub;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'joining-'));
  club = await openRoomOf(folder, 8);
});
afterAll(async () => {
  await club.host.stop();
  rmSync(folder, { recursive: true });
});

test('if a page is gone before its answer, its own ticket makes it a guest, and there is no second one', async () => {
  const player = club.tables[0]?.[0] ?? '';
  const [ticket, { director, port, code }] = [newTicket(), club];
  const asked = { type: 'join', name: 'x', role: 'player', player, ticket } as const;
  const first = new RawDevice(port);
  await first.show({ room: code });
  await first.say(request('1', asked));
  await director.until(() => director.room?.guests.length === 1, 'a guest');
  first.close();

  // As its page does when it is reloaded.
  const again = new RawDevice(port);
  expect(await again.show({ ticket })).toHaveProperty('line');
  await expect.poll(() => again.me?.standing, { timeout: 20_000 }).toBe('inside');
  expect(again.me).toMatchObject({ role: 'player', player });
  // Requests on their way are repeated, on this connection and on one that used the code.
  expect(await again.ask('1', asked)).toEqual({ ok: true, value: null });
  const byCode = new RawDevice(port);
  await byCode.show({ room: code });
  expect(await byCode.ask('7', { ...asked, name: 'y' })).toEqual({ ok: true, value: null });
  expect(byCode.me).toMatchObject({ standing: 'inside', player });
  expect(director.room?.guests).toMatchObject([{ id: 'g1', state: 'inside', player }]);
  expect(await again.ask('2', { ...asked, ticket: newTicket() })).toEqual({
    ok: false,
    error: [refuseHost('already-asked')],
  });
  for (const device of [again, byCode]) device.close();
});

test.each(['', 'x', 'AB'.repeat(32), 'ab'.repeat(31)])('%s is no ticket that a page makes', async (ticket) => {
  const device = new RawDevice(club.port, { from: '127.0.6.1' });
  await device.show({ room: club.code });
  const asked = { type: 'join', name: 'x', role: 'spectator', player: null, ticket } as const;
  expect(await device.ask('1', asked)).toEqual({
    ok: false,
    error: [refuseHost('bad-message', { field: 'command.ticket' })],
  });
  device.close();
});
