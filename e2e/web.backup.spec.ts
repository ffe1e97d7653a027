import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { onSecondLaptop } from './second-laptop.ts';
import { prepare } from './two-tables.ts';

test.setTimeout(120_000);

test('a round is closed, its file is in the documents, and another laptop opens it with the same standings', async ({
  app,
  browser,
  dataDir,
}) => {
  const { page } = app;
  const evening = await prepare(page, { entry: 'totals' });
  for (const table of [1, 2]) {
    const points = ['15', String(-5 - table), '-5', String(table - 5)];
    await command(page, { type: 'enter-total', evening, round: 1, table, points, deals: 2, by: 'Maria' });
  }
  await visitEvening(page, evening, 'tables');
  await page.getByRole('button', { name: 'Runde abschließen' }).click();
  await expect(page.getByText(/^Sicherung: gerade eben, documents\/Tarockabend\/Cup im Gasthof Post$/)).toBeVisible();
  await screenIsFine(app, 'backup-line');
  const folder = join(dataDir, 'documents', 'Tarockabend', 'Cup im Gasthof Post');
  expect(readdirSync(folder)).toEqual(['Cup im Gasthof Post 0001.json']);
  const standings = async (from: typeof page): Promise<readonly string[]> => {
    await from.evaluate(`location.hash = '#/evening/${evening}/standings'`);
    await expect(from.getByRole('table').first().getByRole('row')).toHaveCount(9);
    return from.getByRole('table').first().getByRole('row').allInnerTexts();
  };
  const before = await standings(page);

  await onSecondLaptop(browser, async ({ page: other }) => {
    await other.getByLabel('Sicherung öffnen …').setInputFiles(join(folder, 'Cup im Gasthof Post 0001.json'));
    // The lobby, too, has it as a heading for a moment.
    await expect(other).toHaveURL(/#\/evening\/[^/]+\/tables$/);
    await expect(other.getByRole('heading', { name: 'Cup im Gasthof Post' })).toBeVisible();
    expect(await standings(other)).toEqual(before);
  });

  await test.step('if the evening exists the page says so, and which of the two has more', async () => {
    const open = async () => {
      await page.evaluate(`location.hash = '#/'`);
      await page.getByLabel('Sicherung öffnen …').setInputFiles(join(folder, 'Cup im Gasthof Post 0001.json'));
      const dialog = page.getByRole('dialog', { name: 'Diesen Abend gibt es hier schon' });
      await expect(dialog).toBeVisible();
      return dialog;
    };
    const same = await open();
    await expect(same.getByText('Die Datei und „Cup im Gasthof Post“ sind auf demselben Stand.')).toBeVisible();
    await same.getByRole('button', { name: 'Öffnen' }).click();
    await expect(page).toHaveURL(new RegExp(`#/evening/${evening}`));
    await openDesk(page);
    await command(page, { type: 'keep-apart', evening, pairs: [['p1', 'p2']] });
    const again = await open();
    await expect(again.getByText('„Cup im Gasthof Post“ hat mehr Einträge als die Datei')).toBeVisible();
    await screenIsFine(app, 'backup-is-here');
    await again.getByText('Die Datei, als Kopie daneben').click();
    await again.getByRole('button', { name: 'Als Kopie öffnen' }).click();
    await expect(page.getByRole('heading', { name: 'Cup im Gasthof Post (2)' })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: '„Cup im Gasthof Post (2)“ ist aus der Datei' }),
    ).toBeVisible();
  });
});
