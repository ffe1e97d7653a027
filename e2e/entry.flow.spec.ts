import type { Page } from '@playwright/test';
import type { Format } from '#engine/tournament/format/schema.ts';
import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { prepare, publish } from './two-tables.ts';

const writeTotal = (page: Page, evening: string, round: number, table: number, points: readonly string[]) =>
  command(page, { type: 'enter-total', evening, round, table, points: [...points], deals: 2, by: 'Maria' });

/** Types texts one after the other, each followed by a key. */
async function typeEach(page: Page, texts: readonly (readonly [text: string, key: string])[]): Promise<void> {
  for (const [text, key] of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
}

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('totals by keyboard; the second entry finds a typing error, which is corrected and confirmed', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { entry: 'totals', secondEntry: true });
  await visitEvening(page, evening, 'total/1/1');
  await expect(page.getByLabel('Anna', { exact: true })).toBeFocused();
  // A slip: 5 instead of 15; the last value is suggested and accepted.
  await typeEach(page, [
    ['5', 'Enter'],
    ['-7 1/3', 'Enter'],
    ['2', 'Enter'],
  ]);
  await expect(page.getByLabel('Doris', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Doris', { exact: true })).toHaveValue('1/3');
  await expect(page.getByRole('status').filter({ hasText: 'Zusammen' })).toHaveText(
    'Zusammen 0 – stimmt, alles zusammen ist null',
  );
  await screenIsFine(app, 'total-1-write');
  // The number of deals is filled in; then the name, then Enter.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Anzahl der Spiele')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await typeEach(page, [['Maria', 'Enter']]);
  const next = page.getByRole('link', { name: 'Summe von Tisch 2 eintragen' });
  await expect(next).toBeFocused();
  await screenIsFine(app, 'total-2-written');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Tisch 2: Summe der Runde' })).toBeVisible();
  await expect(page.getByLabel('Wer schreibt?')).toHaveValue('Maria');
  await expect(page.getByLabel('Emil', { exact: true })).toBeFocused();
  await typeEach(page, [
    ['10', 'Enter'],
    ['-4', 'Enter'],
    ['-3', 'Enter'],
    ['-2', 'Enter'],
  ]);
  await expect(page.locator('[data-code="not-zero-sum"]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Zusammen' })).toContainText('das sind 1 zu viel');
  await page.keyboard.press('Control+A');
  await typeEach(page, [['-3', 'Enter']]);
  await expect(page.getByRole('heading', { name: 'Die Summe von Tisch 2 ist eingetragen.' })).toBeVisible();

  const check = page.getByRole('link', { name: 'Als Nächstes prüfen: Tisch 1, Summe' });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tisch 1: zweite Eingabe' })).toBeVisible();
  await expect(page.getByLabel('Anna', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Anna', { exact: true })).toBeFocused();
  await typeEach(page, [
    ['15', 'Enter'],
    ['-7⅓', 'Enter'],
    ['2', 'Enter'],
    ['', 'Tab'],
  ]);
  await page.keyboard.press('Control+A');
  await typeEach(page, [['maria', 'Enter']]);
  await expect(page.locator('[data-code="same-writer"]')).toBeVisible();
  await page.getByLabel('Wer gibt zum zweiten Mal ein?').fill('Josef');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Die beiden Eingaben sind verschieden.').first()).toBeVisible();
  await expect(row(page, 'Anna')).toContainText('weicht ab');
  await expect(row(page, 'Bert')).not.toContainText('weicht ab');
  await page.getByRole('radio', { name: 'Die 2. Eingabe, von Josef' }).check();
  await page.getByLabel('Wer entscheidet?').fill('Resi');
  await screenIsFine(app, 'total-3-different');
  await page.getByLabel('Wer entscheidet?').press('Enter');

  await expect(page.getByText('Resi hat es geschrieben.')).toBeVisible();
  await page.getByLabel('Name dessen, der vergleicht').fill('Josef');
  await screenIsFine(app, 'total-4-confirm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
  await expect(page.getByText('geprüft von Josef')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Als Nächstes prüfen: Tisch 2, Summe' })).toBeFocused();

  await page.goto(`${page.url().split('#')[0] ?? ''}#/evening/${evening}/standings`);
  await expect(row(page, 'Anna').getByRole('cell').nth(1)).toHaveText('+15');
  const due = page.getByRole('region', { name: /^Zu prüfen/ });
  await expect(due.getByRole('link')).toHaveText(['Tisch 2, Summe']);
  await screenIsFine(app, 'total-5-due');
});

test('a deal by keyboard only, its second entry differs line by line', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { secondEntry: true });
  await visitEvening(page, evening, 'entry/1/1/1');
  const preview = page.getByRole('complementary', { name: 'So wird abgerechnet' });
  await expect(page.getByRole('radio').first()).toBeFocused();
  await typeEach(page, [
    ['sol', 'Tab'],
    ['b', 'Tab'],
    ['c', 'Tab'],
    ['g', 'Tab'],
  ]);
  await expect(page.getByRole('group', { name: 'Spieler (Ansager)' }).getByLabel('Bert')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Partner' }).getByLabel('Cilli')).toBeChecked();
  await expect(preview.locator('tfoot td').first()).toHaveText('−2');
  await page.getByLabel('Wer schreibt?').fill('Maria');
  await screenIsFine(app, 'deal-1-entry');
  await page.keyboard.press('Enter');
  const next = page.getByRole('link', { name: 'Ergebnis für Tisch 1, Spiel 2 eintragen' });
  await expect(next).toBeFocused();
  await screenIsFine(app, 'deal-2-written');

  await visitEvening(page, evening, 'check/1/1/1');
  await expect(page.getByRole('heading', { name: 'Tisch 1: Spiel 1, zweite Eingabe' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio').first().focus();
  await typeEach(page, [
    ['sol', 'Tab'],
    ['b', 'Tab'],
    ['d', 'Tab'],
    ['v', 'Tab'],
  ]);
  await page.getByLabel('Wer gibt zum zweiten Mal ein?').fill('Josef');
  await expect(preview.locator('tfoot td').first()).toHaveText('+2');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Die beiden Eingaben sind verschieden.').first()).toBeVisible();
  await expect(page.getByText('Verschieden ist: Partner, Ausgang des Spiels.')).toBeVisible();
  await expect(row(page, 'Ausgang des Spiels').getByRole('cell')).toHaveText(['gewonnen', 'verloren', 'weicht ab']);
  await expect(row(page, 'Partner').getByRole('cell')).toHaveText(['Cilli', 'Doris', 'weicht ab']);
  await expect(row(page, 'Gespielt wurde').getByRole('cell').last()).toHaveText('');
  await expect(row(page, 'Anna').getByRole('cell')).toHaveText(['−2', '+2', 'weicht ab']);
  await screenIsFine(app, 'deal-3-different');
  await page.getByRole('radio', { name: 'Die 1. Eingabe, von Maria' }).check();
  await page.getByLabel('Wer entscheidet?').fill('Maria');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-code="same-writer"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Die 2. Eingabe, von Josef' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Maria hat es geschrieben.')).toBeVisible();
  await expect(page.locator('tfoot td').first()).toHaveText('+2');
  await page.getByLabel('Name dessen, der vergleicht').fill('Josef');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
  await screenIsFine(app, 'deal-4-checked');
});

/** Settles when the page has been told what an entry comes to. */
function previewed(page: Page): Promise<void> {
  return new Promise((done) => {
    page.on('websocket', (socket) => {
      let isAsked = false;
      socket.on('framesent', ({ payload }) => (isAsked ||= String(payload).includes('"preview-entry"')));
      socket.on('framereceived', ({ payload }) => isAsked && String(payload).includes('"answer"') && done());
    });
  });
}

test('a press counts although what is paid comes meanwhile', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, {});
  const answer = previewed(page);
  await page.clock.install();
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeFocused();
  // From now on what is paid is asked for when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await typeEach(page, [
    ['sol', 'Tab'],
    ['b', 'Tab'],
    ['c', 'Tab'],
    ['g', 'Tab'],
  ]);
  await expect(page.getByRole('group', { name: 'Partner' }).getByLabel('Cilli')).toBeChecked();
  await page.getByRole('button', { name: 'Eintragen' }).hover();
  await page.mouse.down();
  // The answer would move the button.
  await page.clock.runFor(200);
  await answer;
  await expect(page.getByRole('button', { name: 'Eintragen' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('link', { name: 'Ergebnis für Tisch 1, Spiel 2 eintragen' })).toBeVisible();
});

test('of two entries of a Renonce the second is taken as it was typed', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { secondEntry: true });
  const place = { evening, round: 1, table: 1, deal: 1 };
  const renonce = { contract: 'renonce', played: { contract: 'solorufer', declarer: 1, partner: 2 } };
  const claim = { by: 0, points: '2', reason: 'stiller Uhu' };
  await command(page, { type: 'enter-deal', ...place, entry: { ...renonce, offenders: [3] }, by: 'Maria' });
  const entry = { ...renonce, offenders: [2], extraClaims: [claim] };
  await command(page, { type: 'check-deal', ...place, entry, by: 'Josef' });
  await visitEvening(page, evening, 'check/1/1/1');
  await expect(row(page, 'Wer hat die Renonce gemacht?').getByRole('cell')).toHaveText(['Doris', 'Cilli', 'weicht ab']);
  await expect(row(page, 'Nachgewiesener weiterer Schaden').getByRole('cell')).toHaveText([
    '–',
    '2 für Anna: stiller Uhu',
    'weicht ab',
  ]);
  await expect(row(page, 'Spieler (Ansager)').getByRole('cell')).toHaveText(['Bert', 'Bert', '']);
  await screenIsFine(app, 'renonce-1-different');
  await page.getByRole('radio', { name: 'Die 2. Eingabe, von Josef' }).check();
  await page.getByLabel('Wer entscheidet?').fill('Resi');
  await page.getByRole('button', { name: 'So gilt es' }).click();
  await expect(page.getByText('Resi hat es geschrieben.')).toBeVisible();

  // The form has everything that the second scorer typed.
  await page.getByRole('button', { name: 'Es stimmt nicht: berichtigen …' }).click();
  const offenders = page.getByRole('group', { name: 'Wer hat die Renonce gemacht?' });
  await expect(offenders.getByLabel('Cilli')).toBeChecked();
  await expect(offenders.getByLabel('Doris')).not.toBeChecked();
  await expect(page.getByLabel('Grund', { exact: true })).toHaveValue('stiller Uhu');
});

test('a correction of a closed round names its consequences and asks twice', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { deals: 1, rounds: 1 });
  const deal = { contract: 'solorufer', declarer: 1, partner: 2, won: true };
  for (const table of [1, 2])
    await command(page, { type: 'enter-deal', evening, round: 1, table, deal: 1, entry: deal, by: 'Maria' });
  await command(page, { type: 'close-round', evening, round: 1 });
  await visitEvening(page, evening, 'entry/1/1/1');
  const consequences = page.getByRole('region', { name: 'Runde 1 ist schon abgeschlossen' });
  await expect(page.getByText('Noch ist nichts geändert.')).toBeVisible();
  await expect(consequences).toHaveCount(0);
  await page.getByRole('group', { name: 'Ausgang des Spiels' }).getByLabel('verloren').check();
  await expect(consequences.getByText(/^Bert fällt von Rang \d auf Rang \d/)).toBeVisible();
  await page.getByLabel('Grund der Berichtigung').fill('Blatt nachgezählt');
  const submit = page.getByRole('button', { name: 'Berichtigung eintragen' });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'die Folgen bestätigen' })).toBeVisible();
  await page.getByLabel('Ich habe die Folgen gelesen').check();
  await screenIsFine(app, 'closed-1-consequences');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist berichtigt.' })).toBeVisible();
  await visitEvening(page, evening, 'standings');
  await expect(row(page, 'Bert').getByRole('cell').nth(1)).toHaveText('−2');
});

test('a total of a closed round is corrected with its consequences', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { entry: 'totals', rounds: 1 });
  await writeTotal(page, evening, 1, 1, ['20', '5', '-10', '-15']);
  await writeTotal(page, evening, 1, 2, ['12', '6', '-8', '-10']);
  await command(page, { type: 'close-round', evening, round: 1 });
  await visitEvening(page, evening, 'total/1/1');
  await page.getByRole('button', { name: 'Berichtigen …' }).click();
  await page.getByLabel('Anna', { exact: true }).fill('10');
  await page.getByLabel('Bert', { exact: true }).fill('15');
  await page.getByLabel('Grund der Berichtigung').fill('Spalten vertauscht');
  await expect(page.getByText('Anna fällt von Rang 1 auf Rang 3 (+20 → +10 Punkte)')).toBeVisible();
  await expect(page.getByText('Bert steigt von Rang 4 auf Rang 1 (+5 → +15 Punkte)')).toBeVisible();
  await screenIsFine(app, 'closed-2-total');
  await page.getByLabel('Ich habe die Folgen gelesen').check();
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Summe von Tisch 1 ist berichtigt.' })).toBeVisible();
  await visitEvening(page, evening, 'total/1/1');
  await expect(page.getByText('Berichtigt: Spalten vertauscht')).toBeVisible();
});

test('standings with a broken tie, groups, teams, money; files are checked', async ({ app }) => {
  const { page } = app;
  const season = { name: 'Postcup 2026', best: 1, starts: 1, negativeIsZero: true, cupPoints: null, winnerBonus: 0 };
  const format: Partial<Format> = {
    entry: 'totals',
    season,
    tieBreaks: ['best-round', 'lot'],
    cash: {
      fee: 1000,
      houseKeeps: 200,
      perPoint: 10,
      prizes: { type: 'percent', percent: [60, 40] },
      step: 50,
      reduced: [],
      goods: [],
      pot: null,
      penaltiesTo: 'house',
    },
  };
  const evening = await prepare(page, format);
  for (const [player, groups] of [
    ['p1', ['Damen', 'Team Imst']],
    ['p3', ['Damen']],
    ['p5', ['Team Imst', 'Gäste']],
    ['p8', ['Team Zams']],
  ] as const)
    await command(page, { type: 'group-player', evening, player, groups: [...groups] });
  await command(page, { type: 'import-players', evening, text: 'Spätkommer' });
  await writeTotal(page, evening, 1, 1, ['20', '5', '-10', '-15']);
  await writeTotal(page, evening, 1, 2, ['37/3', '17/3', '-8', '-10']);
  await command(page, { type: 'close-round', evening, round: 1 });
  const tables = [
    ['p1', 'p5', 'p2', 'p6'],
    ['p3', 'p7', 'p4', 'p8'],
  ];
  await publish(page, evening, 2, tables, ['p9']);
  await writeTotal(page, evening, 2, 1, ['-3', '14/3', '2', '-11/3']);
  await writeTotal(page, evening, 2, 2, ['9', '-4', '-5', '0']);
  await command(page, {
    type: 'give-penalty',
    evening,
    player: 'p2',
    round: 2,
    points: '3',
    cents: 200,
    reason: 'zu spät',
  });
  await command(page, { type: 'substitute-player', evening, player: 'p7', name: 'Georg' });

  await visitEvening(page, evening, 'standings');
  // Anna has 20 - 3 = 17, Emil 12⅓ + 4⅔ = 17: the best round decides.
  await expect(row(page, 'Anna').first().getByRole('cell').first()).toContainText('1');
  await expect(row(page, 'Anna').first().getByRole('cell').nth(1)).toHaveText('+17');
  const emil = row(page, 'Emil').first();
  await expect(emil.getByRole('cell').nth(1)).toHaveText('+17');
  await emil.getByText('entschieden: beste Runde').click();
  await expect(emil).toContainText('Gleich viele Punkte wie Anna.');
  await expect(emil).toContainText('beste Runde: Anna 20, Emil 12⅓ – hat entschieden');
  await expect(page.getByRole('rowheader', { name: 'Georg vorher Gusti' })).toBeVisible();
  await expect(page.getByText('Noch ohne Ergebnis: Spätkommer').first()).toBeVisible();
  const ladies = page.getByRole('region', { name: 'Wertung Damen' });
  await expect(ladies.getByRole('rowheader')).toHaveText(['Anna', 'Cilli']);
  const teams = page.getByRole('region', { name: 'Mannschaften zu zweit' });
  await expect(teams.getByRole('row', { name: /Imst/ })).toContainText('+34');
  await expect(teams.getByRole('row', { name: /Zams/ })).toContainText('es fehlt 1 Ergebnis');
  await screenIsFine(app, 'standings-1');

  const csv = await app.save(() => page.getByRole('button', { name: 'Als CSV speichern' }).click());
  expect(csv.fileName).toMatch(/\.csv$/);
  expect(csv.text).toContain('Anna');
  expect(csv.text).not.toMatch(/^\uFEFF/);
  const excel = await app.save(() => page.getByRole('button', { name: 'CSV für Excel' }).click());
  expect(excel.text).toMatch(/^\uFEFF/);
  expect(excel.text).toContain(';');
  const xlsx = await app.save(() => page.getByRole('button', { name: 'Excel-Datei (xlsx)' }).click());
  expect(xlsx.fileName).toMatch(/\.xlsx$/);
  // A spreadsheet is a zip; base64 would begin with "UEs".
  expect(xlsx.text.slice(0, 2)).toBe('PK');
  const notice = await app.save(() => page.getByRole('button', { name: 'Aushang (Text)' }).click());
  expect(notice.text).toMatch(/1 .*Anna.* 17/);
  const events = await app.save(() => page.getByRole('button', { name: 'Alles (Ereignisdatei)' }).click());
  expect(JSON.stringify(JSON.parse(events.text))).toContain('penalty-given');

  await page.getByRole('link', { name: 'Geld' }).click();
  await expect(page.getByText('Die Kassa stimmt: Alles zusammen ergibt null.')).toBeVisible();
  // Fee 10, penalty 2, and (5 + 2) points of 10 cents.
  await expect(row(page, 'Bert')).toContainText('zahlt');
  await expect(row(page, 'Bert').getByRole('cell').nth(4)).toContainText('−11,30');
  await screenIsFine(app, 'cash-1');
});

test('the season: struck results, what is needed, and its file', async ({ app }) => {
  const { page } = app;
  const season = { name: 'Postcup 2026', best: 1, starts: 2, negativeIsZero: true, cupPoints: null, winnerBonus: 0 };
  const format: Partial<Format> = { entry: 'totals', rounds: 1, season };
  const first = await prepare(page, format, 'Postcup Jänner');
  await writeTotal(page, first, 1, 1, ['20', '5', '-10', '-15']);
  await writeTotal(page, first, 1, 2, ['12', '6', '-8', '-10']);
  await page.reload();
  await page.goto(`${page.url().split('#')[0] ?? ''}#/`);
  const second = await prepare(page, format, 'Postcup Feber');
  await writeTotal(page, second, 1, 1, ['-3', '25', '-12', '-10']);
  await visitEvening(page, second, 'standings');
  await page.getByRole('link', { name: 'Wertung „Postcup 2026“' }).click();
  await expect(page.getByRole('heading', { name: 'Postcup 2026', level: 1 })).toBeVisible();
  const bert = row(page, 'Bert');
  await expect(bert.getByRole('cell').nth(1)).toHaveText('+25');
  await expect(bert.getByRole('cell').nth(2)).toContainText('(5)');
  await expect(bert.locator('s')).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name: /^Emil es fehlt 1 Teilnahme/ })).toBeVisible();
  await expect(page.getByText('Anna braucht 26 Punkte, um Bert zu überholen.')).toBeVisible();
  await screenIsFine(app, 'season-1');
  const csv = await app.save(() => page.getByRole('button', { name: 'CSV für Excel' }).click());
  expect(csv.fileName).toBe('Tarockabend-Postcup-2026-Excel.csv');
  expect(csv.text).toContain('Bert');
});
