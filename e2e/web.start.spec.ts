import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endLaunchers, Launcher, withoutElectron } from './launcher.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';

test.afterEach(endLaunchers);

/** The address works as it was printed. */
async function serves(launcher: Launcher, page: Page): Promise<void> {
  await page.goto(await launcher.address);
  await lobbyIsOpen(page);
  await createEvening(page, 'Im Browser');
}

const patience = (seconds: number): Record<string, string> => ({ TAROCKABEND_STALL_SECONDS: String(seconds) });
const portOf = (server: Server): string => String((server.address() as AddressInfo).port);
const mirrorAt = (server: Server): Record<string, string> => ({
  ELECTRON_MIRROR: `http://127.0.0.1:${portOf(server)}/`,
});

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const REFUSED = /^Die Electron-Laufzeit konnte nicht geladen werden \(Download abgelehnt\); .* im Browser\.$/m;
const STALLED =
  /^Die Electron-Laufzeit konnte nicht geladen werden \(der Download kommt nicht voran\); .* im Browser\.$/m;

test('a mirror that refuses connections', async ({ page, dataDir }) => {
  const launcher = new Launcher(dataDir, await withoutElectron());
  await serves(launcher, page);
  await expect.poll(() => launcher.said).toMatch(REFUSED);
  expect(await launcher.end()).toBe(0);
});

test('backup files go into the chosen folder', async ({ page, dataDir }) => {
  const documents = join(dataDir, 'papers');
  const launcher = new Launcher(dataDir, await withoutElectron(), ['--documents', documents]);
  await serves(launcher, page);
  // Before the host ends, changes that are not in a file yet are written.
  expect(await launcher.end()).toBe(0);
  expect(existsSync(join(documents, 'Tarockabend', 'Im Browser'))).toBe(true);
});

test('a mirror that answers 403', async ({ page, dataDir }) => {
  const mirror = await listening(createHttp((_request, response) => response.writeHead(403).end()));
  const launcher = new Launcher(dataDir, mirrorAt(mirror));
  await serves(launcher, page);
  await expect.poll(() => launcher.said).toMatch(REFUSED);
  expect(await launcher.end()).toBe(0);
  mirror.close();
});

test('a mirror that stays silent', async ({ page, dataDir }) => {
  const sockets = new Set<{ destroy(): void }>();
  const mirror = await listening(createServer((socket) => sockets.add(socket.on('error', () => undefined))));
  const launcher = new Launcher(dataDir, { ...mirrorAt(mirror), ...patience(2) });
  await serves(launcher, page);
  await expect.poll(() => launcher.said).toMatch(STALLED);
  expect(await launcher.end()).toBe(0);
  for (const socket of sockets) socket.destroy();
  mirror.close();
});

test('a mirror that is slow but makes progress is waited for, until it breaks off', async ({ page, dataDir }) => {
  const mirror = await listening(
    createHttp((_request, response) => {
      response.writeHead(200, { 'content-length': 1e8 });
      let sent = 0;
      const timer = setInterval(() => {
        response.write('x'.repeat(1000));
        if (++sent < 24) return;
        clearInterval(timer);
        response.destroy();
      }, 500);
    }),
  );
  const launcher = new Launcher(dataDir, { ...mirrorAt(mirror), ...patience(10) });
  await serves(launcher, page);
  await expect.poll(() => launcher.said).toMatch(REFUSED);
  expect(await launcher.end()).toBe(0);
  mirror.close();
});

test('a runtime that does not start', async ({ page, dataDir }) => {
  const runtime = join(dataDir, 'runtime');
  mkdirSync(runtime);
  writeFileSync(join(runtime, 'electron'), '#!/bin/sh\nexit 127\n');
  chmodSync(join(runtime, 'electron'), 0o755);
  const launcher = new Launcher(dataDir, {});
  await serves(launcher, page);
  await expect
    .poll(() => launcher.said)
    .toMatch(/^Die Electron-Laufzeit startet auf diesem Rechner nicht; .* im Browser\.$/m);
  expect(await launcher.end()).toBe(0);
});

test('a runtime that works opens the app and no server', async ({ dataDir }) => {
  const env = { ELECTRON_OVERRIDE_DIST_PATH: resolve('e2e/standin'), STANDIN_NODE: process.execPath };
  const launcher = new Launcher(dataDir, env);
  await expect.poll(() => existsSync(join(dataDir, 'data/journal.sqlite'))).toBe(true);
  expect(launcher.said).not.toContain('Browser');
  expect(await launcher.end()).toBe(0);
});
