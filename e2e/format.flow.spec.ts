import type { Page } from '@playwright/test';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { command, openDesk, visit, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen, newEvening } from './lobby.ts';
import { screenIsFine } from './screens.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Fritz', 'Gusti', 'Hans'] as const;
const TABLES = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];
const SEASON: NonNullable<Format['season']> = {
  name: 'Klubcup 2026',
  best: null,
  starts: 0,
  negativeIsZero: false,
  cupPoints: null,
  winnerBonus: 3,
};

/** An evening of one closed round; its points by table. */
async function played(page: Page, differs: Partial<Format>, points: readonly (readonly string[])[]): Promise<string> {
  const { evening } = await command(page, {
    type: 'create-evening',
    name: 'Klubabend',
    family: 'koenigrufen',
    profile: 'tirol-speisezettel',
    options: {},
    format: { ...DEFAULT_FORMAT, deals: 2, rounds: 1, entry: 'totals', tieBreaks: [], ...differs },
  });
  await command(page, { type: 'import-players', evening, text: NAMES.join('\n') });
  const rounds = [TABLES.map((players) => [...players])];
  await command(page, { type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds });
  await command(page, { type: 'publish-round', evening, round: 1 });
  for (const [i, seats] of points.entries()) await write(page, evening, 1, i + 1, seats);
  await command(page, { type: 'close-round', evening, round: 1 });
  return evening;
}

const write = (page: Page, evening: string, round: number, table: number, points: readonly string[]) =>
  command(page, { type: 'enter-total', evening, round, table, points: [...points], deals: 2, by: 'Maria' });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const group = (page: Page, name: string) => page.getByText(`${name}:`, { exact: true });

test('cup points, a final and the cash box are agreed in the form, and offered again next time', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await newEvening(page);
  await page.getByLabel('Name des Abends').fill('Klubabend');
  await group(page, 'Jahreswertung').click();
  await page.getByLabel('Zählt für eine Jahreswertung').check();
  await page.getByLabel('Name der Wertung').fill('Klubcup 2026');
  await page.getByLabel('Was zählt vom Abend?').selectOption('by-field');
  const fields = page.getByRole('group', { name: 'Listen nach Teilnehmerzahl' });
  await fields.getByRole('button', { name: 'Noch eine Zeile' }).click();
  await expect(fields.getByLabel('bis zu … Spielern').nth(2)).toHaveValue('60');
  await fields.getByLabel('bis zu … Spielern').nth(2).fill('30');
  await expect(fields.getByText('Jede Zeile muss weiter reichen als die davor.')).toBeVisible();
  await fields.getByRole('button', { name: 'Zeile 2 entfernen' }).click();
  await expect(fields.getByLabel('bis zu … Spielern')).toHaveCount(2);
  await page.getByLabel('Sind mehrere auf demselben Platz').selectOption('better');
  await page.getByLabel('Zuschlag für den Sieger des Abends').fill('3');
  await screenIsFine(app, 'format-1-season');
  await group(page, 'Jahreswertung').click();

  await group(page, 'Finale').click();
  await page.getByLabel('Zum Schluss gibt es ein Finale').check();
  await page.getByLabel('ein Teil', { exact: true }).check();
  await page.getByLabel('Prozent der Punkte').fill('40');
  await screenIsFine(app, 'format-2-final');
  await group(page, 'Finale').click();

  await group(page, 'Geld').click();
  await page.getByLabel('Es geht um Geld').check();
  const reduced = page.getByRole('group', { name: 'Anderes Nenngeld für eine Gruppe' });
  await reduced.getByRole('button', { name: 'Noch eine Zeile' }).click();
  await reduced.getByLabel('Gruppe', { exact: true }).fill('Jugend');
  await reduced.getByLabel('Nenngeld in Euro').fill('2,50');
  const goods = page.getByRole('group', { name: 'Sachpreise' });
  await goods.getByRole('button', { name: 'Noch eine Zeile' }).click();
  await goods.getByLabel('1. Platz').fill('Schinken');
  await page.getByLabel('Es gibt eine Pagatkassa').check();
  await page.getByLabel('Darin ist vom letzten Mal (Euro)').fill('12,50');
  await page.getByRole('group', { name: 'Strafen gehen an' }).getByLabel('Pagatkassa').check();
  await screenIsFine(app, 'format-3-cash');
  await page.getByRole('button', { name: 'Abend anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Klubabend', level: 1 })).toBeVisible();

  await page.getByRole('navigation', { name: 'Klubabend' }).getByRole('link', { name: 'Regeln', exact: true }).click();
  const agreed = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(agreed('Finale').first()).toContainText(
    'die besten 4. Von den Punkten werden 40 % mitgenommen. Die anderen hören auf.',
  );
  await expect(agreed('Geld').first()).toContainText('Jugend 2,50 €, Sachpreise, Pagatkassa mit 12,50 €');
  await screenIsFine(app, 'format-4-agreed');

  await visit(page, '#/');
  await newEvening(page);
  await expect(page.getByLabel('Ablauf', { exact: true })).toHaveValue('last');
  await group(page, 'Geld').click();
  await expect(page.getByLabel('Darin ist vom letzten Mal (Euro)')).toHaveValue('12,50');
  await expect(page.getByText('Wie zuletzt („Klubabend“)')).toBeAttached();
  await page.getByLabel('Ablauf', { exact: true }).selectOption({ label: 'Tirolcup: 3 Runden zu 16' });
  await expect(page.getByLabel('Spiele je Runde')).toHaveValue('16');
});

test('a final: the last place is decided, points are carried over, finalists rank first', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const final: Format['final'] = { seats: 4, carry: { type: 'share', percent: 50 }, others: 'play' };
  const evening = await played(page, { final, season: SEASON }, [
    ['10', '4', '-4', '-10'],
    ['8', '4', '4', '-16'],
  ]);
  await visitEvening(page, evening, 'tables');
  await expect(page.getByRole('heading', { name: 'Finale auslosen' })).toBeVisible();
  const propose = page.getByRole('button', { name: 'Finaltische vorschlagen' });
  await expect(propose).toBeDisabled();
  await expect(page.getByText('Im Finale: Anna, Emil')).toBeVisible();
  await page
    .getByRole('group', { name: /letzten Plätze/ })
    .getByLabel('Bert')
    .check();
  await expect(propose).toBeDisabled();
  await page
    .getByRole('group', { name: /letzten Plätze/ })
    .getByLabel('Gusti')
    .check();
  await screenIsFine(app, 'final-1-choice');
  await propose.click();
  await expect(page.getByRole('heading', { name: 'Runde 2: Finale' })).toBeVisible();
  await screenIsFine(app, 'final-2-proposal');
  await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click();
  await expect(page.locator('.phase[data-phase="published"]')).toBeVisible();
  // The published round's; the proposal's is below it until the answer has come.
  await expect(page.getByRole('heading', { name: 'Runde 2: Finale', level: 2 })).toBeVisible();

  await openDesk(page);
  await write(page, evening, 2, 1, ['-6', '3', '1', '2']);
  await write(page, evening, 2, 2, ['20', '-5', '-7', '-8']);
  await visitEvening(page, evening, 'standings');
  // Half of 10, 8, 4 and 4, plus the final.
  await expect(row(page, 'Emil').getByRole('cell')).toContainText([/^1\b/, /^\+7$/, /^\+8$/, /^\+4$/, /^\+3$/]);
  await expect(row(page, 'Anna').getByRole('cell').first()).toContainText('4');
  await expect(row(page, 'Fritz').getByRole('cell').first()).toContainText('5');
  await expect(page.getByRole('rowheader', { name: 'Nicht im Finale' })).toBeVisible();
  await screenIsFine(app, 'final-3-standings');

  await visitEvening(page, evening, 'season');
  await page.getByText('Finale der Jahreswertung').click();
  await page.getByLabel('Wie viele spielen das Finale?').fill('4');
  await page.getByLabel('ein Teil', { exact: true }).check();
  await page.getByRole('button', { name: 'kann nicht kommen (Fritz)' }).click();
  await expect(page.getByRole('button', { name: 'Fritz kommt doch' })).toBeVisible();
  await screenIsFine(app, 'final-4-season');
  await page.getByRole('button', { name: 'Finalabend anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Finale Klubcup 2026', level: 1 })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Mitgebracht' })).toBeVisible();
  // Four, without the one who cannot come.
  await expect(page.locator('tbody').getByRole('rowheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: 'Fritz' })).toHaveCount(0);
  await screenIsFine(app, 'final-5-brought');
});

test('the cash box: a reduced fee, goods, and the pot from last time', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const cash: Format['cash'] = {
    fee: 1000,
    reduced: [{ group: 'Jugend', cents: 400 }],
    houseKeeps: 200,
    perPoint: 10,
    prizes: { type: 'percent', percent: [60, 40] },
    step: 100,
    goods: ['Schinken', 'Speck'],
    pot: { before: 1250, perUnit: 0 },
    penaltiesTo: 'pot',
  };
  const evening = await played(page, { cash }, [
    ['10', '4', '-4', '-10'],
    ['8', '-1', '-2', '-5'],
  ]);
  await command(page, { type: 'group-player', evening, player: 'p2', groups: ['Jugend'] });
  await command(page, {
    ...{ type: 'give-penalty', evening, player: 'p3', round: 1 },
    ...{ points: '0', cents: 300, reason: 'Renonce' },
  });
  await visitEvening(page, evening, 'cash');
  await expect(row(page, 'Bert')).toContainText('−4,00');
  await expect(row(page, 'Anna')).toContainText('Schinken');
  await expect(row(page, 'Emil')).toContainText('Speck');
  // 12.50 € from last time and the penalty of 3 €.
  await expect(row(page, 'Pagatkassa').getByRole('cell').last()).toContainText('15,50');
  await expect(page.getByText('Die Kassa stimmt')).toBeVisible();
  await screenIsFine(app, 'cash-2-pot');
  await visit(page, '#/');
  await newEvening(page);
  await group(page, 'Geld').click();
  await expect(page.getByLabel('Darin ist vom letzten Mal (Euro)')).toHaveValue('15,50');
});
