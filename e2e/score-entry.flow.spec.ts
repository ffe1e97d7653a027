import type { Page } from '@playwright/test';
import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { enter, openEntry, preview, settlesTo } from './paper-entry.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, readSheet, screenIsFine } from './screens.ts';
import { prepare } from './two-tables.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const contract = (page: Page, name: RegExp) => group(page, 'Gespielt wurde').getByRole('radio', { name }).check();

/** V27 of tirol §12: 36, 58, 58, 58 thirds; forehand is seat 1 in the first deal. */
async function trischaken(app: RunningApp, names: readonly string[]): Promise<void> {
  const { page } = app;
  await openEntry(page, 1);
  await contract(page, /^Trischaken/);
  const counts = ['12', '19/1', '19/1', '19'];
  for (const [seat, name] of names.entries()) await page.getByLabel(name, { exact: true }).fill(counts[seat] ?? '');
  const sum = page.getByRole('status').filter({ hasText: 'Summe' });
  await expect(sum).toHaveText('Summe 69⅔ von 70 – es fehlen ⅓');
  await expect(page.locator('[data-code="not-210-thirds"]')).toBeVisible();
  await page.getByLabel(names[3] ?? '', { exact: true }).fill('19/1');
  await expect(sum).toHaveText('Summe 70 von 70 – stimmt');
  await settlesTo(page, ['+2', '−⅔', '−⅔', '−⅔']);
  await screenIsFine(app, 'entry-1-trischaken');
  await nothingTypedIsLost(app, names);
  await enter(page, 1);
}

/** Another language and a killed host: the input stays in the form. */
async function nothingTypedIsLost(app: RunningApp, names: readonly string[]): Promise<void> {
  const { page } = app;
  const last = page.getByLabel(names[3] ?? '', { exact: true });
  await last.fill('');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByText('Still needed: Points of each player')).toBeVisible();
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  await app.kill();
  await app.restart();
  await last.fill('19/1');
  await settlesTo(page, ['+2', '−⅔', '−⅔', '−⅔']);
}

/** V18 of tirol §12: a Piccolo made, another beside it failed. */
async function besideEachOther(app: RunningApp, names: readonly string[]): Promise<void> {
  const { page } = app;
  await openEntry(page, 2);
  await contract(page, /^Piccolo 2/);
  await page.getByRole('button', { name: 'Zweiter Spieler (bei)' }).click();
  const games = [group(page, '1. Spieler: Piccolo'), group(page, '2. Spieler: Piccolo')];
  for (const [i, [declarer, tricks]] of [[0, '1'] as const, [2, '0'] as const].entries()) {
    await games[i]?.getByLabel(names[declarer] ?? '', { exact: true }).check();
    await games[i]?.getByLabel('Stiche').fill(tricks);
  }
  await settlesTo(page, ['+8', '0', '−8', '0']);
  await screenIsFine(app, 'entry-2-beside');
  await enter(page, 2);
}

/** V21 of tirol §12, with the Besserrufer I: the king in the talon, conceded; the bird costs as if announced. */
async function conceded(app: RunningApp, names: readonly string[]): Promise<void> {
  const { page } = app;
  await openEntry(page, 3);
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Noch anzugeben: Gespielt wurde' })).toBeVisible();
  await contract(page, /^Besserrufer I 1/);
  await group(page, 'Spieler (Ansager)')
    .getByLabel(names[1] ?? '')
    .check();
  await group(page, 'Partner').getByLabel('König lag im Talon').check();
  await group(page, 'Der Spieler hat …').getByLabel('geschliffen').check();
  await settlesTo(page, ['+3', '−9', '+3', '+3']);
  await enter(page, 3);
}

test('every kind of result from paper, and a correction', async ({ app }) => {
  const { page } = app;
  await (await newEvening(page)).getByLabel('Spiele je Runde').fill('3');
  await createEvening(page, 'Zettelrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const names = await playersAt(page, 1);
  await trischaken(app, names);
  await besideEachOther(app, names);
  await conceded(app, names);
  await expect(page.getByRole('article', { name: 'Tisch 1' })).toContainText('3 von 3 Spielen');

  await page.getByRole('button', { name: 'Tisch 1, Spiel 2 ansehen' }).click();
  await page.getByRole('link', { name: 'Berichtigen …' }).click();
  // The form is filled in as it was entered.
  await settlesTo(page, ['+8', '0', '−8', '0']);
  const second = group(page, '2. Spieler: Piccolo');
  await second.getByLabel('Stiche').fill('1');
  await second.getByLabel(`Kontra durch ${names[1] ?? ''}`).selectOption('Kontra');
  await settlesTo(page, ['+4', '−6', '+6', '−4']);
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Grund der Berichtigung' })).toBeVisible();
  await page.getByLabel('Grund der Berichtigung').fill('Stich falsch gezählt');
  await screenIsFine(app, 'entry-3-correction');
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await page.getByRole('button', { name: 'Tisch 1, Spiel 2 ansehen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Berichtigt: Stich falsch gezählt');
  expect((await readSheet(dialog)).totals).toEqual([24, -36, 36, -24]);
});

test('Upper Austria: house rules, a named bird, kontra for money, a Renonce', async ({ app }) => {
  const { page } = app;
  const form = await newEvening(page);
  await form.getByLabel('Spiele je Runde').fill('3');
  await form.getByLabel('Spiel', { exact: true }).selectOption({ label: 'Königrufen: Oberösterreich 4/2023' });
  await form.getByText('Hausregeln', { exact: true }).click();
  await form.getByText('Serie', { exact: true }).click();
  await form.getByLabel('Doppelrunden', { exact: true }).check();
  await form.getByText('Spezialitäten (am Tisch zu vereinbaren)').click();
  await form.getByLabel('Zweier', { exact: true }).check();
  await screenIsFine(app, 'options-1-new-evening');
  await createEvening(page, 'Mühlviertler Cup');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await page.getByRole('navigation', { name: 'Mühlviertler Cup' }).getByRole('link', { name: 'Regeln' }).click();
  await page.getByLabel('In den Regeln suchen').fill('zweier talon');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Zweier' })).toContainText('Wert 6');
  await page.getByLabel('In den Regeln suchen').fill('');
  await expect(page.getByRole('article', { name: 'Nicht angeboten' })).toContainText('Gegenvögel');
  await screenIsFine(app, 'rules-1-book');
  await page.getByRole('navigation', { name: 'Mühlviertler Cup' }).getByRole('link', { name: 'Tische' }).click();
  const names = await playersAt(page, 1);
  const [, second = '', third = '', fourth = ''] = names;

  // §14, like O1: Besserrufer with the Kakadu lost under kontra; the score ignores the kontra, the money does not.
  await openEntry(page, 1);
  await contract(page, /^Besserrufer/);
  await group(page, 'Spieler (Ansager)').getByLabel(second, { exact: true }).check();
  await group(page, 'Angesagter Vogel').getByLabel('Kakadu').check();
  await group(page, 'Partner').getByLabel(fourth, { exact: true }).check();
  await group(page, 'Ausgang des Spiels').getByLabel('gewonnen').check();
  const bird = page.getByRole('group', { name: 'Kakadu', exact: true });
  await bird.getByLabel('Ausgang').selectOption('verloren');
  await bird.getByLabel('Kontra auf Kakadu').selectOption('Kontra');
  // 1 - 6 on the score, 1 - 12 in money.
  await settlesTo(page, ['+5', '−5', '+5', '−5']);
  await expect(preview(page).locator('tfoot tr').nth(1).locator('td')).toHaveText(['+11', '−11', '+11', '−11']);
  await page.getByLabel('Fensterbankl: eine Doppelrunde folgt').check();
  await screenIsFine(app, 'options-2-two-accounts');
  await enter(page, 1);

  // O10 in the double round that the Fensterbankl began: Renonce by a defender of a Farbendreier, 9 and 3 each, twice.
  await openEntry(page, 2);
  await contract(page, /^Farbendreier/);
  await page.getByLabel('Renonce', { exact: true }).check();
  await group(page, 'Wer hat die Renonce gemacht?').getByLabel(third, { exact: true }).check();
  await group(page, 'Spieler (Ansager)').getByLabel(second, { exact: true }).check();
  await settlesTo(page, ['+6', '+18', '−30', '+6']);
  await screenIsFine(app, 'options-3-renonce');
  await enter(page, 2);

  // The form is filled in as it was written.
  await page.getByRole('link', { name: 'Zu den Tischen' }).click();
  await page.getByRole('button', { name: 'Tisch 1, Spiel 2 ansehen' }).click();
  await page.getByRole('link', { name: 'Berichtigen …' }).click();
  await settlesTo(page, ['+6', '+18', '−30', '+6']);
  await page.getByRole('link', { name: 'Abbrechen' }).click();

  // A speciality that was agreed for this evening: the Zweier, 6 to each of three, doubled.
  await openEntry(page, 3);
  await contract(page, /^Zweier/);
  await group(page, 'Spieler (Ansager)').getByLabel(third, { exact: true }).check();
  await group(page, 'Ausgang des Spiels').getByLabel('verloren').check();
  await settlesTo(page, ['+12', '+12', '−36', '+12']);
});

test('four times zero is asked about once, and the sheet says what follows', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, {}, 'Cup im Gasthof Post', { 'double-rounds': true });
  // A Solorufer lost, and a Trull against it: two points each for the game, two for the Trull.
  const entry = {
    contract: 'solorufer',
    declarer: 0,
    partner: 1,
    won: false,
    silent: [{ id: 'trull', by: 2, made: true }],
  };
  await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry, by: 'Maria' });
  await visitEvening(page, evening, 'entry/1/1/1');
  await settlesTo(page, ['−4', '−4', '+4', '+4']);
  const question = group(page, 'Viermal null Punkte?');
  await expect(question).toHaveCount(0);
  await group(page, 'Ausgang des Spiels').getByLabel('gewonnen').check();
  await settlesTo(page, ['0', '0', '0', '0']);
  await expect(preview(page)).toContainText('Fensterbrettl, danach 4 doppelte Spiele');
  await page.getByLabel('Grund der Berichtigung').fill('Spiel war gewonnen');
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'die Rückfrage beantworten' })).toBeVisible();
  await screenIsFine(app, 'entry-4-four-times-zero');
  await question.getByLabel('Ja, so war es').check();
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist berichtigt.' })).toBeVisible();
  await visitEvening(page, evening, 'entry/1/1/2');
  await contract(page, /^Dreier/);
  await group(page, 'Spieler (Ansager)').getByLabel('Anna', { exact: true }).check();
  await group(page, 'Ausgang des Spiels').getByLabel('gewonnen').check();
  await settlesTo(page, ['+30', '−10', '−10', '−10']);
});
