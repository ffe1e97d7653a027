import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen, newEvening } from './lobby.ts';
import { playersAt, said, screenIsFine } from './screens.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const EVENING = 'Cupabend Gasthof Post';
const NAMES = [
  'Zoller Hans',
  'Ärgerl Anna',
  'Huber Bert',
  'Höfer Gerti',
  'Moser Cilli',
  'Pichler Doris',
  'Egger Ernst',
];

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: EVENING }).getByRole('link', { name, exact: true }).click();

/** A won Rufer of forehand with the dealer: every paper sheet has some. */
async function enterDeal(page: Page, table: number): Promise<void> {
  const [partner = '', declarer = ''] = await playersAt(page, table);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await page.getByRole('link', { name: `Ergebnis für Tisch ${table}, Spiel 1 eintragen` }).click();
  await group('Gespielt wurde')
    .getByRole('radio', { name: /^Rufer/ })
    .check();
  await group('Spieler (Ansager)').getByLabel(declarer).check();
  await group('Partner').getByLabel(partner).check();
  await group('Ausgang des Spiels').getByLabel('gewonnen').check();
  // What it comes to appears above the button, which moves.
  await expect(page.getByRole('row', { name: /^Summe/ })).toBeVisible();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await said(page, `Tisch ${table}, Spiel 1 ist eingetragen.`);
  await page.getByRole('link', { name: EVENING, exact: true }).click();
}

test('a director runs an evening from its preset to a closed round', async ({ app }) => {
  const { page } = app;
  await test.step('a preset fills in the format, and one field is changed', async () => {
    await lobbyIsOpen(page);
    await newEvening(page);
    await page.getByRole('button', { name: 'Abend anlegen' }).click();
    await expect(page.getByLabel('Name des Abends')).toBeFocused();
    await expect(page.getByText('Bitte einen Namen eingeben.')).toBeVisible();
    await page.getByLabel('Name des Abends').fill(EVENING);
    await page.getByLabel('Ablauf', { exact: true }).selectOption({ label: 'Raiffeisen: 3 Runden zu 16' });
    await expect(page.getByLabel('Spiele je Runde')).toHaveValue('16');
    await page.getByText('Runden und Zeit:', { exact: true }).click();
    await expect(page.getByLabel('Spiele am Fünfertisch')).toHaveValue('20');
    await page.getByLabel('Minuten für eine Runde').fill('neunzig');
    await expect(page.getByText('Bitte eine ganze Zahl von 1 bis 1000 eingeben.')).toBeVisible();
    await page.getByRole('button', { name: 'Abend anlegen' }).click();
    await expect(page.getByText('Ein Feld ist noch nicht richtig ausgefüllt')).toBeVisible();
    await page.getByLabel('Minuten für eine Runde').fill('9');
    await page.getByLabel('Spiele je Runde').fill('1');
    await page.getByText('Wertung:', { exact: true }).click();
    await page.getByRole('button', { name: 'gewonnene Spiele: weiter hinauf' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'gewonnene Spiele: weiter hinunter' })).toBeFocused();
    await screenIsFine(app, 'director-1-format');
    await page.getByRole('button', { name: 'Abend anlegen' }).click();
    // The button is gone with its page: a screen reader begins at the title of the new one.
    await expect(page.getByRole('heading', { name: EVENING, level: 1 })).toBeFocused();
  });

  await test.step('names by keyboard, one per line', async () => {
    const field = page.getByLabel('Schnell eintragen');
    await field.focus();
    for (const name of [...NAMES, 'Gruber Franz', 'Steiner Resi']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      await expect(field).toHaveValue('');
    }
    await page.keyboard.type('huber bert');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Diesen Namen gibt es schon' })).toBeVisible();
    await expect(field).toHaveValue('huber bert');
    await field.fill('');
    await expect(page.locator('li .name').first()).toHaveText('Ärgerl Anna');
  });

  await test.step('presence, groups, a substitute, and two who are kept apart', async () => {
    await page.getByRole('button', { name: 'Zoller Hans macht Pause' }).click();
    await expect(page.getByText('8 da · 1 Pause')).toBeVisible();
    await page.getByRole('button', { name: 'Mehr zu Höfer Gerti' }).click();
    await page.getByLabel('Gruppen').fill('Damen');
    await page.getByRole('button', { name: 'Zur Gruppe' }).click();
    await expect(page.getByRole('button', { name: 'Höfer Gerti aus der Gruppe Damen nehmen' })).toBeVisible();
    await page.getByLabel('Wer springt ein?').fill('Lechner Vroni');
    await page.getByRole('button', { name: 'Einwechseln' }).click();
    await said(page, 'Lechner Vroni spielt für Höfer Gerti weiter.');
    await expect(page.getByText('spielt für Höfer Gerti', { exact: true })).toBeVisible();
    await page.getByRole('heading', { name: 'Nie an einem Tisch' }).click();
    await page.getByLabel('Der eine').selectOption({ label: 'Huber Bert' });
    await page.getByLabel('Der andere').selectOption({ label: 'Moser Cilli' });
    await page.getByRole('button', { name: 'Trennen' }).click();
    await expect(page.getByText('Huber Bert und Moser Cilli', { exact: true })).toBeVisible();
    await screenIsFine(app, 'director-2-players');
    await page.getByRole('button', { name: 'Trennung von Huber Bert und Moser Cilli aufheben' }).click();
    await expect(page.getByText('Huber Bert und Moser Cilli', { exact: true })).toBeHidden();
  });

  await test.step('one press proposes tables; in the draft two swap seats', async () => {
    await part(page, 'Tische');
    await page.getByRole('button', { name: 'Tische auslosen' }).click();
    await expect(page.getByRole('heading', { name: 'Vorschlag' })).toBeVisible();
    await screenIsFine(app, 'director-3-proposal');
    // Discarded, and no other one is awaited.
    await page.getByRole('button', { name: 'Vorschlag verwerfen' }).click();
    await expect(page.getByRole('heading', { name: 'Vorschlag' })).toBeHidden();
    await expect(page.getByText('Es wird gerechnet …')).toBeHidden();
    await page.getByRole('button', { name: 'Tische auslosen' }).click();
    await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
    await expect(page.getByText('Entwurf', { exact: true }).first()).toBeVisible();
    const seats = (table: number) =>
      page.getByRole('article', { name: `Tisch ${table}`, exact: true }).getByRole('button');
    const one = await seats(1).first().innerText();
    const other = await seats(2).first().innerText();
    await seats(1).first().click();
    await screenIsFine(app, 'director-4-draft');
    await seats(2).first().click();
    await said(page, `${one} und ${other} haben getauscht.`);
    await expect(seats(1).first()).toHaveText(other);
    await expect(seats(2).first()).toHaveText(one);
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await said(page, 'Runde 1 ist veröffentlicht.');
  });

  await test.step('the clock runs, and a round with a missing table is not closed', async () => {
    await page.getByRole('button', { name: 'Uhr starten' }).click();
    await expect(page.getByRole('timer')).toContainText(/Noch\s+8:5\d/);
    await expect(page.getByText('Keine zehn Minuten mehr.')).toBeVisible();
    await enterDeal(page, 1);
    await page.getByRole('button', { name: 'Runde abschließen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Es fehlen noch Tische (Runde 1: 2)' })).toBeVisible();
    await page.getByRole('button', { name: 'Runde 1, Tisch 2: nicht begonnen' }).click();
    await expect(page.getByRole('article', { name: 'Tisch 2', exact: true })).toBeFocused();
    await screenIsFine(app, 'director-5-running');
    await enterDeal(page, 2);
    await expect(page.getByRole('button', { name: 'Runde 1, Tisch 2: fertig' })).toBeVisible();
    await page.getByRole('button', { name: 'Runde abschließen' }).click();
    await said(page, 'Runde 1 ist abgeschlossen.');
  });

  await test.step('a penalty is given', async () => {
    await page.getByRole('button', { name: 'Strafe geben …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spieler').selectOption({ label: 'Egger Ernst' });
    await dialog.getByRole('button', { name: 'Strafe geben' }).click();
    await expect(dialog.getByText('Ein Feld ist noch nicht richtig ausgefüllt')).toBeVisible();
    await screenIsFine(app, 'director-6-penalty');
    await dialog.getByLabel('Grund').fill('Renonce am Ende');
    await dialog.getByRole('button', { name: 'Strafe geben' }).click();
    // What was refused is gone once it is put right.
    await expect(dialog.getByText('Eine Strafe braucht Punkte oder Geld.')).toBeVisible();
    await dialog.getByLabel('Punkte').fill('5');
    await expect(dialog.getByText('Eine Strafe braucht Punkte oder Geld.')).toBeHidden();
    await dialog.getByLabel('Euro').fill('2');
    await dialog.getByRole('button', { name: 'Strafe geben' }).click();
    await expect(page.getByText('5 Punkte Abzug im Stand und 2,00')).toBeVisible();
  });

  await test.step('the next rounds are planned, with a quality panel', async () => {
    await page.getByText('Genauer planen').click();
    await page.getByLabel('Wie werden die Plätze gefunden?').selectOption({ label: 'ganzer Abend geplant' });
    await page.getByLabel('Wie viele Runden').fill('2');
    await page.getByLabel('Sekunden zum Rechnen').fill('2');
    await page.getByRole('button', { name: 'Vorschlag machen' }).click();
    const quality = page.getByRole('region', { name: 'Wie gut sitzen alle?' });
    await expect(quality).toContainText('Wieder-Begegnungen');
    await expect(page.getByRole('heading', { name: 'Runde 3' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'So nehmen, nicht weitersuchen' })).toBeHidden();
    await screenIsFine(app, 'director-7-planned');
    await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
    await expect(page.getByRole('button', { name: 'Runde 3, Tisch 2: Entwurf' })).toBeVisible();
    await screenIsFine(app, 'director-8-drafts');
  });

  await test.step('the log shows everything, and undoes a step', async () => {
    await part(page, 'Protokoll');
    await page.getByRole('button', { name: 'Rückgängig: Entwurf für Runde 2, 3' }).click();
    await said(page, 'Rückgängig gemacht: Entwurf für Runde 2, 3');
    const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first();
    await expect(row('Entwurf für Runde 2, 3')).toContainText('rückgängig gemacht');
    await expect(row('Strafe für Egger Ernst: 5 Punkte Abzug')).toContainText('Grund: Renonce am Ende');
    await expect(row('Runde 1 abgeschlossen')).toBeVisible();
    await screenIsFine(app, 'director-9-log');
    await part(page, 'Tische');
    await expect(page.getByRole('button', { name: 'Runde 3, Tisch 2: Entwurf' })).toBeHidden();
  });

  await test.step('a change of what was agreed needs a reason and is recorded', async () => {
    await part(page, 'Regeln');
    await page.getByText('Ablauf ändern').click();
    await page.getByText('Runden und Zeit:', { exact: true }).click();
    await page.getByLabel('Wie viele Runden').fill('2');
    await page.getByRole('button', { name: 'Änderung festhalten' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte einen Grund angeben.' })).toBeVisible();
    await page.getByLabel('Warum wird geändert?').fill('Der Wirt sperrt früher zu');
    await screenIsFine(app, 'director-10-change');
    await page.getByRole('button', { name: 'Änderung festhalten' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Der Wirt sperrt früher zu' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '2 Runden, je 1 Spiel' })).toBeVisible();
  });
});
