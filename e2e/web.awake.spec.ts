import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
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
  // Whatever changes in the list of evenings is told again, the running one with it.
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
