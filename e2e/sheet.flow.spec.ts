import { stat } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, picture, shot, test } from './fixtures.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { enter, openEntry } from './paper-entry.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, screenIsFine } from './screens.ts';

// Bots answer at once here.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const row = (page: Page, deal: number): Locator => page.locator(`tr[data-deal="${deal}"]`);
const PHONE = { width: 390, height: 844 };

async function openContract(page: Page, deal: number, contract: RegExp): Promise<void> {
  await openEntry(page, deal);
  await group(page, 'Gespielt wurde').getByRole('radio', { name: contract }).check();
}

async function annul(page: Page, deal: number): Promise<void> {
  await openContract(page, deal, /^Nicht gewertet/);
  await enter(page, deal);
}

interface TwoSided {
  readonly contract: RegExp;
  readonly declarer: string;
  readonly partner?: string;
  readonly won: boolean;
}

/** Fills in a game of two sides and leaves the form open. */
async function fillTwoSided(page: Page, deal: number, { contract, declarer, partner, won }: TwoSided): Promise<void> {
  await openContract(page, deal, contract);
  await group(page, 'Spieler (Ansager)').getByLabel(declarer, { exact: true }).check();
  if (partner !== undefined) await group(page, 'Partner').getByLabel(partner, { exact: true }).check();
  await group(page, 'Ausgang des Spiels')
    .getByLabel(won ? 'gewonnen' : 'verloren')
    .check();
}

/** The running totals in a row, by seat. */
const totalsOf = (page: Page, deal: number) => row(page, deal).locator('.total');

async function atEverySize(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  const sizes = { small: { width: 1024, height: 640 }, large: { width: 1440, height: 900 }, phone: PHONE };
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await screenIsFine(app, `${name}-${size}`);
    if (app.where === 'web') await picture(page, `web-${name}-${size}-whole`, { fullPage: true });
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect(overflow, `${name} at ${size} is not wider than its window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** What comes out of the printer, if a browser can show it: as a picture, and as a file. */
async function onPaper(app: RunningApp, name: string, landscape: boolean): Promise<void> {
  const { page } = app;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Schreibblatt Tisch 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unterschriften' })).toBeVisible();
  await shot(app, `${name}-print`);
  if (app.where === 'web') {
    const path = `artefacts/shots/${name}.pdf`;
    await page.pdf({ path, format: 'A4', landscape, preferCSSPageSize: false });
    expect((await stat(path)).size).toBeGreaterThan(5000);
  }
  await page.emulateMedia({ media: 'screen' });
}

test('a sheet with double rounds, a pot, a correction and a corrected name', async ({ app }) => {
  const { page } = app;
  const form = await newEvening(page);
  await form.getByLabel('Spiele je Runde').fill('12');
  await form.getByText('Hausregeln', { exact: true }).click();
  await form.getByText('Serie', { exact: true }).click();
  await form.getByLabel('Doppelrunden', { exact: true }).check();
  await form.getByLabel('Pagatkassa', { exact: true }).check();
  await createEvening(page, 'Klubabend Gasthof Post');
  await drawOneTable(page, ['Anna Gruber', 'Bert', 'Cilli Oberhammer', 'Doris']);
  const names = await playersAt(page, 1);
  const [first = '', second = '', third = ''] = names;

  // Before the first deal: an empty sheet, with the ante not yet paid.
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(page.getByRole('heading', { name: 'Schreibblatt Tisch 1' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'noch nicht gespielt' })).toHaveCount(12);
  await screenIsFine(app, 'sheet-1-empty');
  await page.getByRole('link', { name: 'Zu den Tischen' }).click();

  await fillTwoSided(page, 1, { contract: /^Rufer/, declarer: second, partner: third, won: true });
  await enter(page, 1);
  await fillTwoSided(page, 2, { contract: /^Besserrufer I 1/, declarer: second, partner: third, won: true });
  const bird = group(page, 'Pagat');
  await bird.getByLabel('Ausgang').selectOption('gemacht');
  await enter(page, 2);
  await openContract(page, 3, /^Trischaken/);
  for (const [seat, points] of ['12', '19/1', '19/1', '19/1'].entries())
    await page.getByLabel(names[seat] ?? '', { exact: true }).fill(points);
  await enter(page, 3);
  await annul(page, 4);
  await fillTwoSided(page, 5, { contract: /^Dreier/, declarer: first, won: false });
  await group(page, 'Kontra aufs Spiel').getByLabel('Kontra', { exact: true }).check();
  await enter(page, 5);

  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(row(page, 1)).toContainText(`Rufer ${second} mit ${third} gewonnen`);
  await expect(totalsOf(page, 1)).toHaveText(['−1', '+1', '+1', '−1']);
  await expect(row(page, 2)).toContainText('Pagat angesagt');
  await expect(row(page, 2)).toContainText(`Pagatkassa: ${second} +10, ${third} +10`);
  await expect(row(page, 3)).not.toContainText('Doppelrunde');
  for (const deal of [4, 5, 6, 7]) await expect(row(page, deal)).toContainText('×2 Doppelrunde');
  await expect(row(page, 8)).not.toContainText('Doppelrunde');
  await expect(row(page, 5)).toContainText(`Dreier ${first} allein verloren Kontra`);
  for (const radl of ['1. Radl', '2. Radl', '3. Radl']) await expect(page.getByText(radl)).toBeVisible();

  // A correction from the sheet: its reason is there afterwards.
  await row(page, 5).getByRole('link', { name: 'Berichtigen: Spiel 5' }).click();
  await group(page, 'Ausgang des Spiels').getByLabel('gewonnen').check();
  await page.getByLabel('Grund der Berichtigung').fill('verzählt');
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 5 ist berichtigt.' })).toBeVisible();
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(row(page, 5)).toContainText('berichtigt: verzählt');
  await expect(row(page, 5)).toContainText(`Dreier ${first} allein gewonnen Kontra`);

  // Names are changed in the head of the sheet; a taken one is refused with its sentence.
  await page.getByRole('button', { name: `${second}: Namen ändern` }).click();
  const dialog = page.getByRole('dialog', { name: `Namen von ${second} ändern` });
  await dialog.getByLabel('Neuer Name').fill(third);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Diesen Namen gibt es schon');
  await screenIsFine(app, 'sheet-2-rename');
  await dialog.getByLabel('Neuer Name').fill('Bertl');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bertl: Namen ändern' })).toBeFocused();
  await expect(row(page, 2)).toContainText(`Bertl mit ${third}`);

  await atEverySize(app, 'sheet-3');
  await onPaper(app, 'sheet-3-portrait', false);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Score sheet, table 1' })).toBeVisible();
  await screenIsFine(app, 'sheet-4-english');
});

test('five at the table, and two accounts', async ({ app }) => {
  const { page } = app;
  const form = await newEvening(page);
  await form.getByLabel('Spiele je Runde').fill('10');
  await form.getByLabel('Spiel', { exact: true }).selectOption({ label: 'Königrufen: Oberösterreich 4/2023' });
  await form.getByText('Hausregeln', { exact: true }).click();
  await form.getByText('Tisch', { exact: true }).click();
  await form.locator('[data-option="table-size"]').getByRole('combobox').selectOption('5');
  await createEvening(page, 'Mühlviertler Cup');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil']);
  const names = await playersAt(page, 1);
  const [, second = '', third = '', fourth = ''] = names;

  await fillTwoSided(page, 1, { contract: /^Besserrufer/, declarer: second, partner: fourth, won: true });
  await group(page, 'Angesagter Vogel').getByLabel('Kakadu').check();
  const bird = page.getByRole('group', { name: 'Kakadu', exact: true });
  await bird.getByLabel('Ausgang').selectOption('verloren');
  await bird.getByLabel('Kontra auf Kakadu').selectOption('Kontra');
  await enter(page, 1);
  await fillTwoSided(page, 2, { contract: /^Dreier/, declarer: third, won: true });
  await enter(page, 2);

  // The third deal is played here, by bots.
  await page.getByRole('link', { name: 'Zu den Tischen' }).click();
  await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
  await expect(group(page, names[0] ?? '').getByLabel('Bot')).toBeVisible();
  await screenIsFine(app, 'sheet-5-after-paper');
  for (const name of names) await group(page, name).getByLabel('Bot').check();
  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 3' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Mühlviertler Cup' }).first().click();

  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  // The first dealer is the first seat; 1 - 6 on the score, 1 - 12 in money.
  await expect(row(page, 1).locator('td').nth(1)).toContainText('setzt aus');
  await expect(totalsOf(page, 1)).toHaveText(['0', '−5', '+5', '−5', '+5']);
  await page.getByRole('group', { name: 'Welche Rechnung?' }).getByLabel('Geld').check();
  await expect(totalsOf(page, 1)).toHaveText(['0', '−11', '+11', '−11', '+11']);
  await expect(page.getByRole('rowheader', { name: 'Summe (Geld)' })).toBeVisible();
  await expect(page.getByText('2. Radl')).toBeVisible();
  // A deal that was played can be watched again, and corrected like any other.
  await expect(row(page, 3).getByRole('link')).toHaveText(['Ansehen', 'Berichtigen']);
  await expect(row(page, 2).getByRole('link')).toHaveText(['Berichtigen']);
  await atEverySize(app, 'sheet-5-five');
  await onPaper(app, 'sheet-5-landscape', true);
  await row(page, 3).getByRole('link', { name: 'Ansehen: Spiel 3' }).click();
  await expect(page).toHaveURL(/#\/evening\/[^/]+\/replay\/1\/1\/3$/);
});
