import { beforeEach, expect, test, vi } from 'vitest';
import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import type { NearRoom } from '#electron/protocol/nearby/visits.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { MemoryStorage, settled, TestHost } from '../testing/page.ts';
import { Connection } from './connection.svelte.ts';
import { VisitState } from './visit.svelte.ts';

const TICKET = 'tarockabend.ticket';
const ROOM: NearRoom = { room: 'r1', name: 'Stüberl', address: '192.168.1.7', port: 4321 };

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

function begun() {
  const host = new TestHost();
  const connection = new Connection(host.transport, { received: () => undefined, isAnswered: () => true });
  const done = { moved: 0, reloads: 0 };
  const visit = new VisitState(connection, { moved: () => done.moved++, reload: () => done.reloads++ });
  connection.greet('2026-11-20T19:30:00.000Z');
  return { host, connection, done, visit };
}
const JOIN = { type: 'join', name: 'Anna', player: null, role: 'player' } as const;

test('a ticket is stored before it is sent, and deleted when it is refused', async () => {
  const { host, visit } = begun();
  visit.greet('guest');
  const asked = visit.join(JOIN);
  expect(localStorage.getItem(TICKET)).not.toBeNull();
  await host.answer({ ok: false, error: [refuseHost('not-admitted')] });
  expect(await asked).toEqual([refuseHost('not-admitted')]);
  expect(localStorage.getItem(TICKET)).toBeNull();
});

test('a connection that ends says nothing about the ticket', async () => {
  const { host, visit } = begun();
  const asked = visit.join(JOIN);
  host.cut('session-ended');
  expect(await asked).toEqual([refuseHost('connection-lost')]);
  expect(localStorage.getItem(TICKET)).not.toBeNull();
});

test("leaving a room ends the guest's identity there", () => {
  const { host, visit } = begun();
  localStorage.setItem(TICKET, 't');
  void visit.leaveRoom();
  expect(localStorage.getItem(TICKET)).toBeNull();
  expect(host.types).toEqual(['leave-room']);
});

test('at another host nothing of the previous one stays; the same host again changes nothing', () => {
  const { connection, done, visit } = begun();
  visit.move({ room: ROOM, connected: true }, null);
  expect([done.moved, connection.online]).toEqual([1, true]);
  visit.move({ room: ROOM, connected: false }, null);
  expect([done.moved, connection.online]).toEqual([1, false]);
  visit.move(null, refuseHost('room-closed'));
  expect([done.moved, connection.online, visit.ended]).toEqual([2, true, refuseHost('room-closed')]);
});

test('a reloaded window returns to where it was a guest, or stays at home and says why', async () => {
  begun().visit.move({ room: ROOM, connected: true }, null);
  const { host, visit } = begun();
  expect(visit.isOut).toBe(true);
  visit.goBack();
  expect(host.asked.at(-1)?.command).toEqual({ type: 'visit-room', room: ROOM, code: null });
  await host.answer({ ok: false, error: [refuseLan('room-unreachable')] });
  await settled();
  expect(visit.ended).toEqual(refuseLan('room-unreachable'));
  expect(visit.isOut).toBe(false);
});
