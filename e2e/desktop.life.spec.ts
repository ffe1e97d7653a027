import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DesktopApp, electronArgs, electronExecutable, inElectron } from './desktop-app.ts';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { TypedDeal } from './typed-deal.ts';

test('the host is killed twice, and the page goes on where it was', async ({ app }) => {
  await lobbyIsOpen(app.page);
  await createEvening(app.page, 'Erster Abend');
  for (const name of ['Zweiter Abend', 'Dritter Abend']) {
    await app.kill();
    await app.restart();
    await expect(app.page.getByRole('heading', { name: 'Abend', exact: false, level: 1 })).toBeVisible();
    await app.page.getByRole('link', { name: 'Tarockabend' }).click();
    await expect(app.page.locator('.banner')).toHaveCount(0);
    await createEvening(app.page, name);
  }
  await app.page.getByRole('link', { name: 'Tarockabend' }).click();
  for (const name of ['Erster Abend', 'Zweiter Abend', 'Dritter Abend']) {
    await expect(app.page.getByRole('heading', { name })).toBeVisible();
  }
});

test('a host that dies three times stays away, with the form on the page, until somebody wants it back', async ({
  app,
  dataDir,
}) => {
  const { page, electron } = inElectron(app);
  const typed = await TypedDeal.begin(page);
  await app.kill();
  await app.restart();
  await app.kill();
  await app.restart();
  await app.kill();
  const gaveUp = page.getByRole('alert').filter({ hasText: 'dreimal' });
  await expect(gaveUp).toBeVisible();
  await typed.stands();
  expect(electron.windows()).toHaveLength(1);
  expect(await electron.evaluate(({ app: running }) => running.getAppMetrics().length)).toBe(0);

  const report = await app.save(() => gaveUp.getByRole('button', { name: 'Bericht sichern' }).click());
  expect(report.text).toContain('ended:');
  expect(report.text).toBe(readFileSync(join(dataDir, 'logs/report.txt'), 'utf8'));

  await gaveUp.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(gaveUp).toHaveCount(0);
  await typed.goesOn();
  await typed.enter();
});

test('a page that has died is reloaded; failures in the main thread are logged', async ({ app, dataDir }) => {
  const { page, electron } = inElectron(app);
  await lobbyIsOpen(page);
  await electron.evaluate(({ BrowserWindow }) => {
    const seen = globalThis as { loaded?: number };
    seen.loaded = 0;
    BrowserWindow.getAllWindows()[0]?.webContents.on('did-finish-load', () => (seen.loaded = (seen.loaded ?? 0) + 1));
    setTimeout(() => {
      throw new Error('the main thread trips over "Anna Huber"');
    });
  });
  const log = (): string => {
    const file = join(dataDir, 'logs/tarockabend.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  await expect.poll(log).toContain('the main thread trips over');
  expect(log(), 'logs contain no names').not.toContain('Anna');

  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await expect.poll(() => electron.evaluate(() => (globalThis as { loaded?: number }).loaded)).toBe(1);
  expect(log()).toContain('render-process-gone');
});

test('a reloaded page gets a new connection', async ({ app }) => {
  await lobbyIsOpen(app.page);
  await createEvening(app.page, 'Vor dem Neuladen');
  await app.page.reload();
  await expect(app.page.getByRole('heading', { name: 'Vor dem Neuladen', level: 1 })).toBeVisible();
});

test('closing the window ends the app cleanly; settings and evenings are there the next time', async ({ dataDir }) => {
  const first = await DesktopApp.launch(dataDir);
  await lobbyIsOpen(first.page);
  await createEvening(first.page, 'Bleibt');
  await first.page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(first.page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => settingsIn(dataDir)).toMatchObject({ language: 'en' });
  const child = first.electron.process();
  const closed = first.electron.waitForEvent('close');
  await first.page.close();
  await closed;
  expect(child.exitCode).toBe(0);

  const second = await DesktopApp.launch(dataDir);
  await expect(second.page.getByRole('heading', { name: 'Evenings' })).toBeVisible();
  await expect(second.page.getByRole('heading', { name: 'Bleibt' })).toBeVisible();
  await second.close();
});

test('settings that cannot be read are set aside, and the defaults apply', async ({ dataDir }) => {
  writeFileSync(join(dataDir, 'config.json'), '{ "language": ');
  const app = await DesktopApp.launch(dataDir);
  await lobbyIsOpen(app.page);
  expect(readFileSync(join(dataDir, 'config.invalid-1.json'), 'utf8')).toBe('{ "language": ');
  await app.close();
});

test('a second start ends at once and leaves the first one alone', async ({ app, dataDir }) => {
  await lobbyIsOpen(app.page);
  const second = spawn(electronExecutable(), electronArgs(dataDir), { stdio: 'ignore' });
  expect(await once(second, 'close')).toEqual([0, null]);
  await createEvening(app.page, 'Nur einmal');
});

function settingsIn(dataDir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'config.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

test('in the middle of a round the app asks before it closes, and keeps the screen awake', async ({ app }) => {
  const { electron, page } = inElectron(app);
  await lobbyIsOpen(page);
  await createEvening(page, 'Mitten im Spiel');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await page.getByRole('button', { name: 'Runde beginnen' }).click();
  const isAwake = () =>
    electron.evaluate(({ powerSaveBlocker }) => [0, 1, 2, 3].some((id) => powerSaveBlocker.isStarted(id)));
  await expect.poll(isAwake).toBe(true);
  await electron.evaluate(({ dialog, BrowserWindow }) => {
    const asked = globalThis as { asked?: string[] };
    asked.asked = [];
    dialog.showMessageBoxSync = (...args: unknown[]) => {
      asked.asked?.push((args.at(-1) as { message: string }).message);
      return 0;
    };
    BrowserWindow.getAllWindows()[0]?.close();
  });
  await expect
    .poll(() => electron.evaluate(() => (globalThis as { asked?: string[] }).asked))
    .toEqual(['Eine Runde läuft noch. Trotzdem beenden?']);
  expect(electron.windows()).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Mitten im Spiel', level: 1 })).toBeVisible();
});
