import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SESSION_HEADER, type Stopped, STOPPED_PATH } from '../protocol/transport/stopped.ts';
import { startOutageServer } from './outage-server.ts';

const STOPPED: Stopped = { crashed: true, said: 'Error: x', file: '/data/logs/report.txt', report: 'all of it' };
let origin: string;
let wanted: number;
let sign: Awaited<ReturnType<typeof startOutageServer>>;

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'tarockabend-sign-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  wanted = 0;
  const knows = (session: string): boolean => session === 'known';
  sign = await startOutageServer({ port, root, stopped: STOPPED, knows, wanted: () => (wanted += 1) });
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => sign.close());

const ask = (session: string | undefined, method = 'GET', more: Record<string, string> = {}) =>
  fetch(origin + STOPPED_PATH, { method, headers: { ...(session && { [SESSION_HEADER]: session }), ...more } });

test('a page that was admitted is told why, and can ask for another attempt', async () => {
  expect(await (await ask('known')).json()).toEqual(STOPPED);
  expect(wanted).toBe(0);
  expect((await ask('known', 'POST')).status).toBe(200);
  expect(wanted).toBe(1);
});

test('nobody else gets any information, or can start anything', async () => {
  expect((await ask(undefined)).status).toBe(403);
  expect((await ask('unknown')).status).toBe(403);
  expect((await ask('unknown', 'POST')).status).toBe(403);
  expect((await ask('known', 'POST', { origin: 'https://evil.example' })).status).toBe(403);
  expect(wanted).toBe(0);
});

test('a reloaded page is there', async () => {
  const page = await fetch(`${origin}/`);
  expect(await page.text()).toContain('<title>page</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
});

test('a taken port is reported', async () => {
  const port = Number(new URL(origin).port);
  const again = startOutageServer({ port, root: '', stopped: STOPPED, knows: () => true, wanted: () => undefined });
  await expect(again).rejects.toThrow('EADDRINUSE');
});
