import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen, newEvening } from './lobby.ts';
import { IN_MOTION } from './motion.ts';
import { dealWith, drawTables } from './one-table.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, readSheet, screenIsFine, sixths } from './screens.ts';
import { doOneThing, handOn, playOut, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

const EVENING = 'Klubabend Gasthof Post';
const PLAYERS = [
  'Anna Egger',
  'Bert Huber',
  'Cilli Moser',
  'Doris Pichler',
  'Ernst Gruber',
  'Franz Unterberger',
  'Gerti Höfer',
  'Hans Steiner',
];
const BROKEN = 'Name;Verein\nAnna Egger;TSV\n"Bert Huber;TSV\n';

const open = (page: Page, part: 'Spieler' | 'Tische' | 'Stand') =>
  page.getByRole('navigation', { name: EVENING }).getByRole('link', { name: part, exact: true }).click();

async function importPlayers(app: RunningApp): Promise<void> {
  const { page } = app;
  const field = page.getByLabel('Namen');
  await field.fill(BROKEN);
  await page.getByRole('button', { name: 'Eintragen' }).click();
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('Zeile 3');
  await expect(refused).toContainText('Anführungszeichen');
  await expect(field).toHaveValue(BROKEN);
  await expect(page.getByText('Noch niemand eingetragen.')).toBeVisible();
  await screenIsFine(app, 'evening-1-broken-line');

  await field.fill('');
  const csv = `Name;Verein\r\n${PLAYERS.map((name) => `${name};TSV`).join('\r\n')}\r\n`;
  await page
    .getByTestId('player-file')
    .setInputFiles({ name: 'spieler.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(field).toHaveValue(/Hans Steiner/);
  await page.getByRole('button', { name: 'Eintragen' }).click();
  for (const name of PLAYERS) await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await screenIsFine(app, 'evening-2-players');
}

/** One person and three bots play a deal; in the middle the host is killed. Gives what each player won, in sixths. */
async function playDeal(app: RunningApp): Promise<ReadonlyMap<string, number>> {
  const { page } = app;
  await dealWith(page, { persons: [0] });

  expect(await untilAsked(page)).toBe('asked');
  await screenIsFine(app, 'evening-4-bidding');
  while ((await handOn(page)).length > 7 && (await untilAsked(page)) === 'asked') await doOneThing(page);
  if ((await untilAsked(page)) === 'asked') await killInTheMiddle(app);
  await playOut(page);
  await screenIsFine(app, 'evening-6-sheet');

  const sheet = await readSheet(page.getByRole('region', { name: /^Abrechnung/ }));
  expect(sheet.names).toHaveLength(4);
  const sums = sheet.names.map((_, seat) => sheet.items.reduce((sum, amounts) => sum + (amounts[seat] ?? 0), 0));
  expect(sheet.totals).toEqual(sums);
  return new Map(sheet.names.map((name, seat) => [name, sums[seat] ?? 0]));
}

async function killInTheMiddle(app: RunningApp): Promise<void> {
  const { page } = app;
  const hand = await handOn(page);
  await screenIsFine(app, 'evening-5-tricks');
  await app.kill();
  await app.restart();
  await untilAsked(page);
  await expect.poll(() => handOn(page)).toEqual(hand);
}

/** Table 2's paper: first with an impossible bonus, then as it was. Gives the amounts, worked out on paper. */
async function enterResult(app: RunningApp): Promise<ReadonlyMap<string, number>> {
  const { page } = app;
  const names = await playersAt(page, 2);
  const [partner = '', declarer = '', third = '', fourth = ''] = names;
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await page.getByRole('link', { name: 'Ergebnis für Tisch 2, Spiel 1 eintragen' }).click();
  await group('Gespielt wurde')
    .getByRole('radio', { name: /^Rufer/ })
    .check();
  await group('Spieler (Ansager)').getByLabel(declarer).check();
  await group('Partner').getByLabel(partner).check();
  await group('Ausgang des Spiels').getByLabel('gewonnen').check();
  await page.getByRole('button', { name: '+ König ultimo' }).click();
  const ku = group('König ultimo');
  await ku.getByLabel('von').selectOption({ label: third });

  const refused = page.getByRole('alert').filter({ hasText: 'So kann es nicht eingetragen werden' });
  await expect(refused.locator('[data-code="declarers-bonus"]')).not.toBeEmpty();
  await expect(ku.locator('[data-at="silent.0.by"]')).not.toBeEmpty();
  await expect(ku.getByLabel('von')).toHaveAttribute('aria-invalid', 'true');
  await screenIsFine(app, 'evening-7-impossible-entry');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(refused).toBeVisible();

  await ku.getByLabel('von').selectOption({ label: partner });
  await expect(refused).toBeHidden();
  const preview = page.getByRole('complementary', { name: 'So wird abgerechnet' });
  await expect(preview.locator('tfoot td').first()).toHaveText('+2');
  await screenIsFine(app, 'evening-8-entry');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 2, Spiel 1 ist eingetragen.' })).toBeVisible();
  // Rufer 1 and a silent König ultimo 1, two against two (tirol §8.1).
  return new Map([
    [declarer, 12],
    [partner, 12],
    [third, -12],
    [fourth, -12],
  ]);
}

/** The first block of the exported file: points by name, in sixths. */
function standingsIn(csv: string): ReadonlyMap<string, number> {
  const [block = ''] = csv.replace(/^\uFEFF/, '').split('\r\n\r\n');
  // A title, then the heads.
  const [, heads = '', ...lines] = block.split('\r\n');
  const at = (head: string): number => heads.split(',').indexOf(head);
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => line.split(','))
      .map((cells) => [cells[at('Name')] ?? '', sixths(cells[at('Summe')] ?? '')]),
  );
}

test('an evening in miniature', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await screenIsFine(app, 'evening-0-lobby');
  await (await newEvening(page)).getByLabel('Spiele je Runde').fill('1');
  await createEvening(page, EVENING);
  await importPlayers(app);

  await open(page, 'Tische');
  await drawTables(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  const seated = [...(await playersAt(page, 1)), ...(await playersAt(page, 2))];
  expect([...seated].sort()).toEqual([...PLAYERS].sort());
  await screenIsFine(app, 'evening-3-tables');

  const played = await playDeal(app);
  await page.getByRole('link', { name: 'Zum Abend', exact: true }).click();
  const entered = await enterResult(app);
  await screenIsFine(app, 'evening-9-tables');
  await page.getByRole('button', { name: 'Tisch 1, Spiel 1 ansehen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('am Laptop gespielt')).toBeVisible();
  await screenIsFine(app, 'evening-10-closed-deal');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  const expected = new Map([...played, ...entered]);
  await open(page, 'Stand');
  for (const name of PLAYERS) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const points = async () => sixths(await row.locator('td.number').first().innerText());
    await expect.poll(points).toBe(expected.get(name));
  }
  await screenIsFine(app, 'evening-11-standings');
  const { text } = await app.save(() => page.getByRole('button', { name: 'Als CSV speichern' }).click());
  expect(Object.fromEntries(standingsIn(text))).toEqual(Object.fromEntries(expected));

  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await screenIsFine(app, 'evening-12-english');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await screenIsFine(app, 'evening-13-settings');
});
