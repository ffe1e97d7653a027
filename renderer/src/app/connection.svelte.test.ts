import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { TestHost } from '../testing/page.ts';
import { Connection } from './connection.svelte.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

function connected(isAnswered = () => true) {
  const host = new TestHost();
  const connection = new Connection(host.transport, { received: () => undefined, isAnswered });
  return { host, connection };
}

test('without a connection a command is refused at once and not sent', async () => {
  const { host, connection } = connected();
  expect(await connection.ask({ type: 'read-register' })).toEqual({
    ok: false,
    error: [refuseHost('connection-lost')],
  });
  expect(host.asked).toEqual([]);
});

test("after the hello there is a connection, and the host's time is known", () => {
  const { connection } = connected();
  connection.greet('2026-11-20T19:30:00.000Z');
  expect(connection.online).toBe(true);
  expect(new Date(connection.hostNow()).toISOString()).toBe('2026-11-20T19:30:00.000Z');
});

test('a connection that was lost for 20 seconds is overdue, until it is back', () => {
  const { host, connection } = connected();
  connection.greet('2026-11-20T19:00:00.000Z');
  host.cut();
  expect(connection).toMatchObject({ online: false, overdue: false, lost: null });
  vi.advanceTimersByTime(19_999);
  expect(connection.overdue).toBe(false);
  vi.advanceTimersByTime(1);
  expect(connection.overdue).toBe(true);
  host.reopen();
  expect(connection).toMatchObject({ online: true, overdue: false });
});

test('a connection back to a laptop that is a guest elsewhere does not mean that the other host answers', () => {
  const { host, connection } = connected(() => false);
  connection.greet('2026-11-20T19:00:00.000Z');
  host.cut();
  host.reopen();
  expect(connection.online).toBe(false);
});

test('a stopped host is retried, and has its 20 seconds again', () => {
  const { host, connection } = connected();
  host.cut();
  vi.advanceTimersByTime(20_000);
  connection.startAgain();
  expect([host.starts, connection.overdue]).toEqual([1, false]);
  vi.advanceTimersByTime(20_000);
  expect(connection.overdue).toBe(true);
});
