import { must } from '#engine/core/assert-never.ts';
import { openEvening, visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { newTable } from './lobby.ts';
import { dealWith, drawTables } from './one-table.ts';
import { said } from './screens.ts';
import { handOn, playOut, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Franz', 'Gerti', 'Hans'];

test('two tables of Reform Tarock play the same cards, which nobody cuts, and are compared', async ({ app }) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Dieselben Karten', family: 'reform', profile: 'reform', format: { deals: 1, duplicate: true } },
  });
  await visitEvening(page, evening, 'players');
  await page.getByLabel('Namen').fill(NAMES.join('\n'));
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('link', { name: 'Weiter zu den Tischen' }).click();
  await drawTables(page);
  const hands = [];
  for (const table of [1, 2]) {
    await dealWith(page, { persons: [0], table });
    // Whoever is asked first holds cards: the pack is not there to be cut.
    if ((await untilAsked(page)) === 'asked') {
      const hand = await handOn(page);
      expect(hand.length).toBeGreaterThanOrEqual(12);
      hands.push([...hand].sort());
      await expect(page.locator('[data-action="knock"]')).toHaveCount(0);
      await playOut(page);
    }
    await page.getByRole('link', { name: 'Zum Abend', exact: true }).click();
  }
  expect(new Set(hands.map((hand) => hand.join(' '))).size).toBe(1);
  await page.getByRole('button', { name: 'Runde abschließen' }).click();
  await said(page, 'Runde 1 ist abgeschlossen.');
  await visitEvening(page, evening, 'standings');
  const report = page.locator('section:has(> #duplicate)');
  await expect(report.locator('tbody').first().locator('tr')).toHaveCount(NAMES.length);
  const differences = await report.locator('table').first().locator('tbody td:last-child').allInnerTexts();
  const sum = differences.reduce(
    (all, one) => all + Number(one.replace('−', '-').replace('+', '').replace(',', '.')),
    0,
  );
  expect(Math.abs(sum)).toBeLessThan(0.001);
  await picture(page, 'web-reform-same-cards', { fullPage: true });
});

test('the deal of the day in Reform Tarock is dealt at once, and the same once more', async ({ app }) => {
  const { page } = app;
  const form = await newTable(page);
  const game = form.getByLabel('Spiel', { exact: true });
  const label = (await game.locator('option').allTextContents()).find((text) => text.includes('Reform'));
  await game.selectOption({ label: must(label, 'the game') });
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  // Who has played it is offered it again, and its deal of the day.
  await page.getByRole('link', { name: 'Tarockabend' }).click();
  const day = page.getByRole('button', { name: 'Spiel des Tages' });
  await day.click();
  await expect(page.getByRole('heading', { name: 'Spiel 1 von 1' })).toHaveCount(1);
  await untilAsked(page);
  const hand = await handOn(page);
  expect(hand).toHaveLength(12);
  const table = page.url();
  await page.getByRole('link', { name: 'Tarockabend' }).click();
  await day.click();
  await expect(page).toHaveURL(table);
  await expect.poll(() => handOn(page)).toEqual(hand);
});
