import packageJson from '../package.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { newTable } from './lobby.ts';
import { isFreeOfFaults, screenIsFineAtAllSizes } from './screens.ts';
import { doOneThing, handOn, leadClock, playOut, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test.beforeEach(({ app }) => leadClock(app.page));

test('after the first start one click deals a simple game, and the whole one is one click away', async ({ app }) => {
  const { page } = app;
  const tile = page.getByRole('region', { name: 'Gleich spielen' });
  await expect(tile.getByRole('radio', { name: /^Einfach/ })).toBeChecked();
  await screenIsFineAtAllSizes(app, 'first-start');
  // Who reports a fault can say with which version.
  await expect(page.getByText(`Version ${packageJson.version}`)).toBeVisible();
  await tile.getByRole('button', { name: 'Karten geben' }).click();
  expect(await untilAsked(page)).toBe('asked');
  expect(await handOn(page)).toHaveLength(12);

  await page.getByRole('link', { name: 'Tarockabend' }).click();
  // Who has played is offered the same again.
  await expect(tile.getByRole('radio', { name: /^Einfach/ })).toBeChecked();
  // The deal of the day is begun once, and gone on with.
  const day = tile.getByRole('button', { name: 'Spiel des Tages' });
  await day.click();
  await expect(page.getByRole('heading', { name: 'Spiel 1 von 1' })).toHaveCount(1);
  const table = page.url();
  await page.getByRole('link', { name: 'Tarockabend' }).click();
  await day.click();
  await expect(page).toHaveURL(table);
  await page.getByRole('link', { name: 'Tarockabend' }).click();
  await tile.getByRole('radio', { name: /^Tiroler Speisezettel/ }).check();
  await expect((await newTable(page)).getByRole('combobox')).toHaveValue('koenigrufen/tirol-speisezettel');
});

test('a table is played on, named with its result and removed; the next one is as the last, under the same name', async ({
  app,
}) => {
  const { page } = app;
  const play = page.getByRole('region', { name: 'Gleich spielen' });
  const unfinished = page.getByRole('region', { name: 'Weiterspielen' });
  const tables = page.getByRole('region', { name: 'Letzte Tische' });
  const home = () => page.getByRole('link', { name: 'Tarockabend' }).click();
  await expect(unfinished).toHaveCount(0);
  await page.getByLabel('Dein Name').fill('Helga');
  await play.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const first = page.url();
  await home();
  await expect(unfinished).toContainText('Spiel 1 von 4');
  await screenIsFineAtAllSizes(app, 'lobby-unfinished');
  await unfinished.getByRole('link', { name: 'Weiterspielen' }).click();
  expect(page.url()).toBe(first);
  if ((await untilAsked(page)) === 'asked') await doOneThing(page);
  await playOut(page);
  await home();
  await expect(unfinished).toContainText(/Spiel 2 von 4, (du führst|vorn gleichauf|\S+ führt)/);

  // Nobody is asked for a name again.
  await expect(page.getByLabel('Dein Name')).toHaveCount(0);
  await expect((await newTable(page)).getByLabel('Name', { exact: true })).toHaveValue('Helga');
  await isFreeOfFaults(page, 'lobby, setting up a table');
  await page.getByRole('button', { name: 'Neuer Abend' }).click();
  await isFreeOfFaults(page, 'lobby, setting up an evening');

  await tables.getByRole('link', { name: 'Meine Spiele' }).click();
  await expect(page.getByRole('region', { name: 'Königrufen' }).locator('tbody tr')).toHaveCount(1);
  await isFreeOfFaults(page, 'own statistics');
  await page.getByRole('link', { name: 'Übersicht' }).click();

  await expect(tables.getByRole('listitem')).toHaveCount(1);
  await tables.getByRole('button', { name: 'Entfernen' }).click();
  await expect(tables.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await expect(unfinished).toHaveCount(0);
  await isFreeOfFaults(page, 'lobby, a table removed');
  await tables.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(unfinished).toBeVisible();
  await tables.getByRole('button', { name: 'Entfernen' }).click();
  await page.reload();
  await expect(tables).toContainText('Noch an keinem freien Tisch gespielt.');

  await page.evaluate("location.hash = '#/irgendwo'");
  await expect(page.getByRole('heading', { name: 'Diese Adresse gibt es nicht' })).toBeFocused();
  await isFreeOfFaults(page, 'an address that leads nowhere');
});
