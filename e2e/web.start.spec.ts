import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';

const launchers: Launcher[] = [];
/** One that a failed test left behind. */
test.afterEach(async () => {
  for (const launcher of launchers.splice(0)) await launcher.end();
});

/** `npm start` as it is, with Electron's mirror on this machine and a runtime folder of the test's own. */
class Launcher {
  said = '';
  readonly #child: ChildProcess;
  readonly #address: Promise<string>;

  constructor(dataDir: string, env: Record<string, string>) {
    const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...inherited } = process.env;
    this.#child = spawn(process.execPath, ['build/start.ts', '--data', join(dataDir, 'data')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        LC_ALL: 'de_AT.UTF-8',
        electron_config_cache: join(dataDir, 'cache'),
        ELECTRON_OVERRIDE_DIST_PATH: join(dataDir, 'runtime'),
        // A busy machine may need long for the first byte; only silence itself is waited for in a shorter time.
        TAROCKABEND_STALL_SECONDS: '60',
        ...env,
      },
    });
    launchers.push(this);
    const { stdout, stderr } = this.#child;
    stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.#address = new Promise<string>((found, failed) => {
      this.#child.once('close', () => failed(new Error(this.said)));
      if (stdout) createInterface({ input: stdout }).on('line', (line) => line.startsWith('http') && found(line));
    });
    // Not every test asks for it.
    this.#address.catch(() => undefined);
  }

  /** The address works as it was printed. */
  async serves(page: Page): Promise<void> {
    await page.goto(await this.#address);
    await lobbyIsOpen(page);
    await createEvening(page, 'Im Browser');
  }

  async end(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'close')) as [number | null];
    return code;
  }
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
  const mirror = await listening(createServer());
  const env = mirrorAt(mirror);
  mirror.close();
  const launcher = new Launcher(dataDir, env);
  await launcher.serves(page);
  await expect.poll(() => launcher.said).toMatch(REFUSED);
  expect(await launcher.end()).toBe(0);
});

test('a mirror that answers 403', async ({ page, dataDir }) => {
  const mirror = await listening(createHttp((_request, response) => response.writeHead(403).end()));
  const launcher = new Launcher(dataDir, mirrorAt(mirror));
  await launcher.serves(page);
  await expect.poll(() => launcher.said).toMatch(REFUSED);
  expect(await launcher.end()).toBe(0);
  mirror.close();
});

test('a mirror that says nothing', async ({ page, dataDir }) => {
  const sockets = new Set<{ destroy(): void }>();
  const mirror = await listening(createServer((socket) => sockets.add(socket.on('error', () => undefined))));
  const launcher = new Launcher(dataDir, { ...mirrorAt(mirror), ...patience(2) });
  await launcher.serves(page);
  await expect.poll(() => launcher.said).toMatch(STALLED);
  expect(await launcher.end()).toBe(0);
  for (const socket of sockets) socket.destroy();
  mirror.close();
});

test('a mirror that is slow but gets on is waited for, until it breaks off', async ({ page, dataDir }) => {
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
  await launcher.serves(page);
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
  await launcher.serves(page);
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
