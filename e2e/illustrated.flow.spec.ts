import type { Page } from '@playwright/test';
import { playDealWithBots } from './deal-with-bots.ts';
import { expect, test } from './fixtures.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { beginCorrection, enter, enterCorrection, openEntry, preview, printSlips, settlesTo } from './paper-entry.ts';
import { playersAt, screenIsFine, screenIsFineAtAllSizes } from './screens.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const MAYR = 'Illustriertes Tarock: Mayr und Sedlaczek, 2016';
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a deal at one screen with bots, with the mouse to its end', async ({ app }) => {
  await playDealWithBots(app, {
    family: 'illustrated',
    choose: (form) => form.getByLabel('Spiel', { exact: true }).selectOption({ label: MAYR }),
  });
});

async function open(page: Page, deal: number, game: RegExp, declarer: string, points: string): Promise<void> {
  await openEntry(page, deal);
  await group(page, 'Gespielt wurde').getByRole('radio', { name: game }).check();
  await group(page, 'Spieler').getByLabel(declarer, { exact: true }).check();
  await page.getByLabel('Punkte des Spielers').fill(points);
}

test('an evening from paper: five deals typed, a series ends, one is corrected, the slip printed', async ({ app }) => {
  const { page } = app;
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: MAYR });
  await expect(fresh.getByLabel('Ablauf', { exact: true }).getByRole('option')).toHaveText([
    'Klubabend, frei',
    'Klubabend: 2 Runden zu 36, zu viert 48',
    'Jede Runde eine Partie bis 100',
  ]);
  await fresh.getByLabel('Spiele je Runde').fill('5');
  await createEvening(page, 'Tarockrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  const evening = page.url();
  const [one = '', two = '', three = ''] = await playersAt(page, 1);
  await open(page, 1, /^Dreiblatt/, one, '40');
  await settlesTo(page, ['+8', '0', '0']);
  await screenIsFine(app, 'illustrated-entry');
  await enter(page, 1);
  await open(page, 2, /^Zweiblatt/, two, '39');
  await settlesTo(page, ['0', '+18', '0']);
  await enter(page, 2);
  await open(page, 3, /^Einblatt/, three, '30');
  await settlesTo(page, ['+36', '+36', '0']);
  await screenIsFineAtAllSizes(app, 'illustrated-entry-lost');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 3);
  // 44 + 80 is more than 100: the series ends, and 10 more are written down.
  await open(page, 4, /^Solo/, one, '45');
  await settlesTo(page, ['+80', '0', '0']);
  await expect(preview(page).locator('tr.beside')).toContainText(['100 erreicht', 'Unterschied der Partie (Geld)']);
  await screenIsFine(app, 'illustrated-entry-series-ends');
  await enter(page, 4);
  await open(page, 5, /^Dreiblatt/, two, '36');
  await settlesTo(page, ['0', '+4', '0']);
  await enter(page, 5);

  // A correction, with its reason: the total follows.
  await beginCorrection(page, 2);
  await page.getByLabel('Punkte des Spielers').fill('38');
  await settlesTo(page, ['0', '+16', '0']);
  await enterCorrection(page, 2);

  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await screenIsFineAtAllSizes(app, 'illustrated-sheet');
  await page.setViewportSize({ width: 1280, height: 800 });
  const sums = page.locator('tfoot tr').last().locator('td.number');
  await expect(sums).toHaveText(['+134', '+56', '0']);
  await page.goto(evening);
  await expect(page.getByRole('article', { name: 'Tisch 1' }).locator('tbody tr')).toContainText(['+134', '+56', '0']);
  await printSlips(app, 'illustrated');
});

test('a round that is one series: a correction that ends it earlier is shown before it strikes the deals after it', async ({
  app,
}) => {
  const { page } = app;
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: MAYR });
  await fresh.getByLabel('Ablauf', { exact: true }).selectOption({ label: 'Jede Runde eine Partie bis 100' });
  await createEvening(page, 'Eine Partie');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  const evening = page.url();
  const [one = '', two = ''] = await playersAt(page, 1);
  for (const [deal, declarer, points] of [
    [1, one, '45'],
    [2, two, '36'],
    [3, two, '36'],
  ] as const) {
    await open(page, deal, /^Solo/, declarer, points);
    await enter(page, deal);
  }
  // 80 + 44 would have been enough after the second deal.
  await page.goto(evening);
  await beginCorrection(page, 2);
  await group(page, 'Spieler').getByLabel(one, { exact: true }).check();
  await settlesTo(page, ['+44', '0', '0']);
  await page.getByLabel('Grund der Berichtigung').fill('Anna hat gespielt');
  await expect(page.locator('.consequences')).toContainText('Spiel 3 zählt nicht mehr');
  await screenIsFine(app, 'illustrated-entry-ends-earlier');
  await page.getByLabel('Ich habe die Folgen gelesen').check();
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 2 ist berichtigt.' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Tisch 1' }).locator('tbody tr')).toContainText(['+134', '0', '0']);
});
