import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endLaunchers, Launcher, withoutElectron } from './launcher.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { WATCH_LINE } from './running-app.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { TypedDeal } from './typed-deal.ts';

test.afterEach(endLaunchers);

/** `npm start` without Electron; its server can be killed, and made to crash by itself. */
async function startInBrowser(folder: string, ...args: readonly string[]): Promise<Launcher> {
  const preload = pathToFileURL(resolve('e2e/mortal-server.mjs')).href;
  const env = { MORTAL_SERVER: folder, NODE_OPTIONS: `--import=${preload}` };
  return new Launcher(folder, { ...(await withoutElectron()), ...env }, args);
}

const startsIn = (folder: string): readonly number[] => {
  const file = join(folder, 'starts');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
};
const kill = (folder: string): boolean => process.kill(startsIn(folder).at(-1) ?? 0, 'SIGKILL');
const set = (folder: string, fate: 'deadly' | 'refuses'): void => writeFileSync(join(folder, fate), '');
const lift = (folder: string, fate: 'deadly' | 'refuses'): void => rmSync(join(folder, fate));

/** The journal's chain at this moment, read from a copy. */
function rowsIn(folder: string): readonly string[] {
  const copy = join(folder, 'copied');
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(folder, 'data'), copy, { recursive: true });
  const db = new DatabaseSync(join(copy, 'journal.sqlite'));
  const rows = db.prepare('SELECT hash FROM journal ORDER BY n').all();
  db.close();
  return rows.map(({ hash }) => String(hash));
}

const offline = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Verbindung zum Programm ist unterbrochen' });
const gaveUp = (page: Page) => page.getByRole('alert').filter({ hasText: 'dreimal' });

for (const ofOwn of [false, true]) {
  const where = ofOwn ? 'on the port that was wished' : 'on the port that it had';
  test(`a killed server comes back by itself ${where}, and the page with it`, async ({ page, dataDir }) => {
    const launcher = await startInBrowser(dataDir, ...(ofOwn ? ['--port', String(await freePort())] : []));
    await page.goto(await launcher.address);
    await lobbyIsOpen(page);
    const typed = await TypedDeal.begin(page);
    const before = rowsIn(dataDir);
    expect(before.length).toBeGreaterThan(3);

    for (let death = 1; death <= 2; death++) {
      await page.evaluate(WATCH_LINE);
      kill(dataDir);
      await expect.poll(() => startsIn(dataDir)).toHaveLength(death + 1);
      await expect.poll(() => page.evaluate('lineWasLost')).toBe(true);
      await typed.goesOn();
    }
    expect(rowsIn(dataDir).slice(0, before.length)).toEqual(before);
    await typed.enter();
    expect(launcher.printed, 'the address is still valid, nobody needs another one').toHaveLength(1);
    expect(await launcher.end()).toBe(0);
    expect(rowsIn(dataDir).slice(0, before.length)).toEqual(before);
  });
}

test('a server that dies 0.9 s after its start is started three times, and the page says why it stays away', async ({
  page,
  dataDir,
}) => {
  const launcher = await startInBrowser(dataDir);
  await page.goto(await launcher.address);
  await lobbyIsOpen(page);
  const typed = await TypedDeal.begin(page);
  const before = rowsIn(dataDir);
  set(dataDir, 'deadly');
  kill(dataDir);
  await expect(gaveUp(page)).toBeVisible();
  await expect(gaveUp(page)).toContainText('the host trips over');
  await expect(offline(page)).toHaveCount(0);
  expect(startsIn(dataDir)).toHaveLength(3);
  await page.getByRole('button', { name: 'Eintragen', exact: true }).scrollIntoViewIfNeeded();
  await expect(gaveUp(page), 'visible even after scrolling down').toBeInViewport({ ratio: 0.9 });

  const report = readFileSync(join(dataDir, 'data/logs/report.txt'), 'utf8');
  expect(report).toContain('the host trips over');
  expect(report, 'reports contain no names').not.toContain('Anna');

  lift(dataDir, 'deadly');
  await gaveUp(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await typed.goesOn();
  await expect(gaveUp(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Die Verbindung ist wieder da.' })).toBeAttached();
  expect(startsIn(dataDir)).toHaveLength(4);
  expect(rowsIn(dataDir).slice(0, before.length)).toEqual(before);
  await typed.enter();
  expect(await launcher.end()).toBe(0);
});

test('a server that dies 0.9 s after every start is not restarted after the third', async ({ dataDir }) => {
  set(dataDir, 'deadly');
  const launcher = await startInBrowser(dataDir);
  await launcher.address;
  await expect.poll(() => launcher.said).toContain('dreimal');
  expect(startsIn(dataDir)).toHaveLength(3);
  expect(launcher.said).toContain(join(dataDir, 'data', 'logs', 'report.txt'));
  await launcher.end();
  expect(startsIn(dataDir)).toHaveLength(3);
});

test('a server that says it cannot serve is not restarted, and the page gets its sentence', async ({
  page,
  dataDir,
}) => {
  const launcher = await startInBrowser(dataDir);
  await page.goto(await launcher.address);
  await lobbyIsOpen(page);
  const typed = await TypedDeal.begin(page);
  set(dataDir, 'refuses');
  kill(dataDir);
  const refused = page.getByRole('alert').filter({ hasText: 'kann nicht weitermachen: Das Journal ist beschädigt.' });
  await expect(refused).toBeVisible();
  expect(startsIn(dataDir)).toHaveLength(2);
  await typed.stands();
  // The reloaded page says so, too.
  await page.reload();
  await expect(refused).toBeVisible();
  lift(dataDir, 'refuses');
  await refused.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('group', { name: 'Gespielt wurde', exact: true })).toBeVisible();
  expect(await launcher.end()).toBe(0);
});

test('a broken and resumed connection leaves no notice on the page', async ({ page, dataDir }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const server = await ServerProcess.start(dataDir);
  try {
    await page.goto(server.address);
    await lobbyIsOpen(page);
    await page.evaluate(WATCH_LINE);
    await sockets[0]?.close();
    await expect.poll(() => page.evaluate('lineWasLost')).toBe(true);
    await expect(offline(page)).toHaveCount(0);
    await createEvening(page, 'Wieder da');
  } finally {
    await server.end('SIGTERM');
  }
});

test('a page that is no longer admitted keeps its form, and goes on with a new address', async ({ page, dataDir }) => {
  let server = await ServerProcess.start(dataDir);
  await page.goto(server.address);
  await lobbyIsOpen(page);
  const typed = await TypedDeal.begin(page);
  await server.end('SIGKILL');
  rmSync(join(dataDir, 'browser.json'), { force: true });
  server = await ServerProcess.start(dataDir, '--port', new URL(server.address).port);
  try {
    const refused = page.getByRole('alert').filter({ hasText: 'nicht mehr zugelassen' });
    await expect(refused).toBeVisible();
    await typed.stands();
    await page.getByLabel('Neue Adresse').fill(server.address);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await typed.goesOn();
    await typed.enter();
  } finally {
    await server.end('SIGTERM');
  }
});

test('restarted by hand it is where it was, and admits those who were there', async ({ page, dataDir }) => {
  let server = await ServerProcess.start(dataDir);
  const { origin } = new URL(server.address);
  await page.goto(server.address);
  await lobbyIsOpen(page);
  await createEvening(page, 'Bleibt offen');
  await page.clock.install();
  await server.end('SIGTERM');
  await expect(offline(page)).toBeVisible();
  await expect(offline(page)).not.toContainText('neu starten');
  await page.clock.fastForward('00:21');
  await expect(offline(page)).toContainText('Wenn es nicht weitergeht: Tarockabend neu starten');
  expect(statSync(join(dataDir, 'browser.json')).mode & 0o777).toBe(0o600);
  server = await ServerProcess.start(dataDir);
  try {
    expect(new URL(server.address).origin).toBe(origin);
    await expect(offline(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Tarockabend' }).click();
    await createEvening(page, 'Geht weiter');
  } finally {
    await server.end('SIGTERM');
  }
});
