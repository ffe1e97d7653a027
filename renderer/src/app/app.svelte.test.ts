import '../testing/loaded.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Me } from '#electron/protocol/room.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { drawn } from '#engine/testing/evenings.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import { MemoryStorage, settled, TestHost, TestWindow } from '../testing/page.ts';
import { App } from './app.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

function begun(hash = '') {
  const window = new TestWindow(hash);
  const host = new TestHost();
  return { window, host, app: new App(host.transport, window.seen) };
}
const { now: evening } = drawn();
const ME: Me = {
  standing: 'inside',
  evening: evening.id,
  eveningName: evening.name,
  name: 'Anna',
  role: 'player',
  player: null,
  pen: false,
  names: [],
};

test('after the hello it asks for the evening in the address, and shows what is sent', () => {
  const { host, app } = begun(`#/evening/${evening.id}/tables`);
  host.greet();
  expect(host.types).toEqual(['watch-evening']);
  host.send({ type: 'evening', evening });
  expect(app.evening).toEqual(evening);
});

test('an evening other than the one in the address is not shown', () => {
  const { host, app } = begun('#/evening/another');
  host.greet();
  host.send({ type: 'evening', evening });
  expect(app.evening).toBeNull();
});

test('a refusal is shown in place of the page until another page is opened', async () => {
  const { window, host, app } = begun('#/evening/none');
  host.greet();
  await host.answer({ ok: false, error: [refuse('no-such-evening')] });
  expect(app.watch.trouble).toEqual([refuse('no-such-evening')]);
  window.goTo('#/');
  expect(app.watch.trouble).toEqual([]);
});

test('leaving a table ends watching it', () => {
  const { window, host } = begun(`#/evening/${evening.id}/table/1/1`);
  host.greet();
  host.send({ type: 'evening', evening });
  window.goTo(`#/evening/${evening.id}/tables`);
  expect(host.types).toContain('watch-table');
  expect(host.types.at(-1)).toBe('unwatch-table');
});

test('a hand that moved to another device is watched as a spectator', async () => {
  const { host } = begun(`#/evening/${evening.id}/table/1/1`);
  host.greet();
  await host.answer({ ok: false, error: [refuseHost('seat-elsewhere')] });
  await settled();
  expect(host.asked.at(-1)?.command).toMatchObject({ type: 'watch-table', as: 'spectator' });
  expect(host.types.filter((type) => type === 'watch-table')).toHaveLength(2);
});

test('a guest starts at the evening of the room, and sees nothing before being admitted', () => {
  const { window, host } = begun();
  host.greet({ access: 'guest' });
  expect(host.asked).toEqual([]);
  host.send({ type: 'me', me: ME });
  expect(window.hash).toBe(`#/evening/${evening.id}`);
  expect(host.types).toContain('watch-evening');
});

/** What has not been answered is asked again on a new line. */
function answerAll(host: TestHost): number {
  for (const { id } of host.asked) host.send({ type: 'answer', to: id, result: { ok: true, value: null } });
  return host.asked.length;
}

test('on a new connection a guest keeps their standing until the host confirms it, and looks at nothing before', () => {
  const { window, host, app } = begun();
  host.greet({ access: 'guest' });
  host.send({ type: 'me', me: ME });
  window.goTo(`#/evening/${evening.id}/table/1/1`);
  const asked = answerAll(host);
  host.cut();
  host.reopen();
  host.greet({ access: 'guest' });
  expect(app.visit.me).toEqual(ME);
  expect(host.types).toHaveLength(asked);
  host.send({ type: 'me', me: ME });
  expect(host.types.slice(asked)).toEqual(['watch-evening', 'watch-table']);
});

test('on a new connection that is no longer theirs a guest is at the door', () => {
  const { host, app } = begun();
  host.greet({ access: 'guest' });
  host.send({ type: 'me', me: ME });
  const asked = answerAll(host);
  host.greet({ access: 'guest' });
  host.send({ type: 'me', me: { ...ME, standing: 'at-the-door' } });
  expect(app.visit.me?.standing).toBe('at-the-door');
  expect(host.types).toHaveLength(asked);
});

test('the laptop itself is nobody in the room', () => {
  const { host, app } = begun();
  host.greet({ access: 'guest' });
  host.send({ type: 'me', me: ME });
  host.greet({ access: 'director' });
  expect(app.visit.me).toBeNull();
});

test('a running round keeps the machine awake, an archived one does not', () => {
  const { host } = begun();
  const running: EveningSummary = {
    id: evening.id,
    name: evening.name,
    purpose: 'club-evening',
    createdAt: evening.createdAt,
    players: 8,
    rounds: 1,
    running: true,
    table: null,
    archived: false,
    rules: evening.rules,
    format: evening.format,
  };
  host.greet({ evenings: [running] });
  expect(host.busy.at(-1)).toEqual({ running: true, unsent: false });
  host.send({ type: 'evenings', evenings: [{ ...running, archived: true }] });
  expect(host.busy.at(-1)).toEqual({ running: false, unsent: false });
});

test('unsent input is reported to the shell', () => {
  const { host, app } = begun();
  host.greet();
  app.drafts.keep('e1/name', '"A"');
  expect(host.busy.at(-1)).toEqual({ running: false, unsent: true });
});

test('a host of another version reloads the page without asking', () => {
  const { window, host, app } = begun();
  app.drafts.keep('e1/name', '"A"');
  host.greet({ v: PROTOCOL_VERSION + 1 });
  expect(window.reloads).toBe(1);
  expect(host.busy.at(-1)).toEqual({ running: false, unsent: false });
});
