import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { admit, knock, openRoom } from './room.ts';
import { said } from './screens.ts';

/** In the page: counts the locks that keep the screen awake. */
const COUNTED = `{
  globalThis.locks = 0;
  WakeLock.prototype.request = () => {
    globalThis.locks++;
    return Promise.resolve({ release: () => Promise.resolve(void globalThis.locks--) });
  };
}`;

test('the screen stays awake while a round is running, and no longer', async ({ app }) => {
  const { page } = app;
  await page.addInitScript(COUNTED);
  await page.reload();
  const locks = () => page.evaluate('locks');
  await createEvening(page, 'Anderer Abend');
  await page.getByRole('link', { name: 'Tarockabend', exact: true }).click();
  await createEvening(page, 'Wacher Abend');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await page.getByRole('button', { name: 'Runde beginnen' }).click();
  await expect.poll(locks).toBe(1);
  // Any change in the list of evenings sends it again, with the running one.
  await page.getByRole('link', { name: 'Tarockabend', exact: true }).click();
  await page.getByRole('button', { name: 'Ins Archiv Anderer Abend' }).click();
  await said(page, '„Anderer Abend“ liegt im Archiv.');
  await page.getByText('Archiv (1)').click();
  await page.getByRole('button', { name: 'Zurückholen Anderer Abend' }).click();
  await said(page, '„Anderer Abend“ ist aus dem Archiv geholt.');
  expect(await locks()).toBe(1);
  await page.getByRole('link', { name: 'Weiter mit „Wacher Abend“' }).click();
  await page.getByRole('navigation', { name: 'Wacher Abend' }).getByRole('link', { name: 'Protokoll' }).click();
  await page.getByRole('button', { name: 'Rückgängig: Runde 1 gestartet' }).click();
  await expect.poll(locks).toBe(0);
});

/** In the page: provides, and counts, what browsers reserve for secure origins; or leaves it out. */
const LOCKS = `{
  globalThis.locks = 0;
  const request = () => {
    globalThis.locks++;
    return Promise.resolve({ release: () => Promise.resolve(void globalThis.locks--) });
  };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: { request } });
}`;
const NO_LOCKS = `delete Navigator.prototype.wakeLock;`;

test('a guest’s screen stays awake at the table; if it cannot, the page says once what helps', async ({
  app,
  browser,
}) => {
  const { page } = app;
  await createEvening(page, 'Wacher Raum');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const link = await openRoom(page);
  const [anna, bert] = [
    await knock(browser, link, 'Anna', 'Mitspielen'),
    await knock(browser, link, 'Bert', 'Mitspielen'),
  ];
  for (const name of ['Anna', 'Bert']) await admit(page, name);
  for (const [phone, script] of [
    [anna, LOCKS],
    [bert, NO_LOCKS],
  ] as const) {
    await expect(phone.page.getByRole('link', { name: 'Zum Tisch' })).toBeVisible();
    await phone.context.addInitScript(script);
    await phone.page.reload();
    await expect(phone.page.getByRole('link', { name: 'Zum Tisch' })).toBeVisible();
  }
  const locks = () => anna.page.evaluate('locks');
  expect(await locks()).toBe(0);
  await anna.page.getByRole('link', { name: 'Zum Tisch' }).click();
  await expect.poll(locks).toBe(1);
  await anna.page.goBack();
  await expect.poll(locks).toBe(0);
  await expect(anna.page.getByText('Bildschirmsperre länger')).toHaveCount(0);

  await expect(bert.page.getByText('Bildschirmsperre länger')).toBeVisible();
  await bert.page.getByRole('button', { name: 'Verstanden' }).click();
  await expect(bert.page.getByText('Bildschirmsperre länger')).toHaveCount(0);
  await bert.page.reload();
  await expect(bert.page.getByRole('link', { name: 'Zum Tisch' })).toBeVisible();
  await expect(bert.page.getByText('Bildschirmsperre länger')).toHaveCount(0);
  for (const { context } of [anna, bert]) await context.close();
});
