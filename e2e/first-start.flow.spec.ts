import { expect, test } from './fixtures.ts';
import { screenIsFineAtAllSizes } from './screens.ts';
import { handOn, leadClock, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test.beforeEach(({ app }) => leadClock(app.page));

test('after the first start one click deals a simple game, and the whole one is one click away', async ({ app }) => {
  const { page } = app;
  const table = page.getByRole('region', { name: 'Gleich spielen' });
  await expect(table.getByRole('radio', { name: /^Einfach/ })).toBeChecked();
  await screenIsFineAtAllSizes(app, 'first-start');
  await table.getByRole('button', { name: 'Karten geben' }).click();
  expect(await untilAsked(page)).toBe('asked');
  expect(await handOn(page)).toHaveLength(12);

  await page.getByRole('link', { name: 'Tarockabend' }).click();
  // Who has played is offered the same again.
  await expect(table.getByRole('combobox')).toHaveValue('koenigrufen/einfach');
  await table.getByRole('radio', { name: /^Tiroler Speisezettel/ }).check();
  await expect(table.getByRole('combobox')).toHaveValue('koenigrufen/tirol-speisezettel');
});
