import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, picture, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { admit, knock, openRoom } from './room.ts';
import { screenIsFine } from './screens.ts';

test('the folder with the data goes and comes back: every page says so, and which folder it is', async ({
  app,
  browser,
  dataDir,
}) => {
  const { page } = app;
  await createEvening(page, 'Cup Imst');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const link = await openRoom(page);
  const phone = await knock(browser, link, 'Anna', 'Mitspielen');
  await admit(page, 'Anna');
  const away = join(dataDir, '..', `away-${String(process.pid)}`);
  const banner = page.getByRole('region', { name: 'Angehalten' });
  const onPhone = phone.page.getByRole('region', { name: 'Angehalten' });

  renameSync(dataDir, away);
  await expect(banner).toContainText('Der Ordner mit den Daten ist nicht mehr da.');
  await expect(banner).toContainText(`Es fehlt: ${dataDir}.`);
  await expect(onPhone).toContainText('Neues wird erst wieder angenommen');
  await expect(onPhone).not.toContainText(dataDir);
  await screenIsFine(app, 'standstill');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 844, height: 390 });
  const first = page.locator('main').getByRole('link').first();
  await page.evaluate("scrollBy(0, document.querySelector('main a').getBoundingClientRect().top - 90)");
  await first.focus();
  const [above, below] = await Promise.all([banner.boundingBox(), first.boundingBox()]);
  expect(below?.y, 'the focused element is not behind it').toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.setViewportSize({ width, height });
  await picture(phone.page, 'web-standstill-phone');

  const saved = await app.save(() => banner.getByRole('button', { name: 'Abend als Datei sichern' }).click());
  expect(saved.text).toContain('"kind": "tarockabend-evening"');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('region', { name: 'On hold' })).toContainText(`Missing: ${dataDir}.`);
  await screenIsFine(app, 'standstill-en');
  await page.getByRole('button', { name: /^DE/ }).click();

  renameSync(away, dataDir);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Es geht weiter.' })).toBeVisible();
  await expect(onPhone).toBeHidden();

  // Gone for good: everything is written again where it was.
  renameSync(dataDir, away);
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Alles neu schreiben' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Alles ist neu geschrieben.' })).toBeVisible();
  await phone.context.close();
  await app.kill();
  await app.restart();
  await expect(page.getByRole('link', { name: 'Cup Imst' }).first()).toBeVisible();
});
