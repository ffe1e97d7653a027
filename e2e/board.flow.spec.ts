import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEFAULT_FORMAT, type Format } from '../engine/tournament/format.ts';
import { command, openDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';

const FIRST = ['Anna', 'Bert', 'Cilli', 'Doris', 'Ernst', 'Franz', 'Gerti', 'Hans', 'Ilse', 'Josef', 'Karl', 'Leni'];
const LAST = [
  'Ager',
  'Brandstätter',
  'Cerny',
  'Daxböck',
  'Egger',
  'Fuchs',
  'Gschwandtner',
  'Höfer',
  'Kogler',
  'Moser',
  'Öhlinger',
  'Pichler',
  'Steinbichler',
  'Unterberger',
  'Zangerl',
];
const EVENING = 'Tarockcup Gasthof Post';
const TOTALS: Format = { ...DEFAULT_FORMAT, entry: 'totals', minutes: 90 };

/** So many people with names of all lengths. */
const people = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${FIRST[i % 12] ?? ''} ${LAST[(i + Math.floor(i / 12)) % 15] ?? ''}`);

/** Fives first, then fours. */
function tablesOf(players: readonly string[]): readonly (readonly string[])[] {
  const fives = players.length % 4;
  const tables: string[][] = [];
  for (let at = 0; at < players.length;) {
    const size = tables.length < fives ? 5 : 4;
    tables.push(players.slice(at, at + size));
    at += size;
  }
  return tables;
}

/** An evening with published seats in its last round, and totals in those before. */
async function prepare(page: Page, count: number, rounds: number, format: Format = TOTALS): Promise<string> {
  await lobbyIsOpen(page);
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'create-evening',
    name: EVENING,
    family: 'koenigrufen',
    profile: 'tirol-speisezettel',
    options: {},
    format,
  });
  await command(page, { type: 'import-players', evening, text: people(count).join('\n') });
  const ids = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  for (let round = 1; round <= rounds; round++) {
    const tables = tablesOf(ids.map((_, i) => ids[(i * (round === 1 ? 1 : 5) + round) % count] ?? ''));
    const draw = { method: 'random', seed: `post-${round}` };
    await command(page, {
      type: 'plan-rounds',
      evening,
      from: round,
      draw,
      rounds: [tables.map((table) => [...table])],
    });
    await command(page, { type: 'publish-round', evening, round });
    if (round < rounds) await playRound(page, evening, round, tables);
  }
  return evening;
}

/** Totals for every table, then the round is closed. */
async function playRound(page: Page, evening: string, round: number, tables: readonly (readonly string[])[]) {
  for (const [i, { length }] of tables.entries()) {
    const won = Array.from({ length: length - 1 }, (_, seat) => ((i * 13 + seat * 29 + round * 17) % 61) - 30);
    const points = [...won, -won.reduce((sum, n) => sum + n, 0)].map(String);
    await command(page, { type: 'enter-total', evening, round, table: i + 1, points, deals: length === 5 ? 20 : 16 });
  }
  await command(page, { type: 'close-round', evening, round });
}

async function show(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => ((globalThis as unknown as { location: { hash: string } }).location.hash = to), fragment);
  await page.reload();
}

/** Looks at every face; the controls have gone by then. */
async function facesAreFine(app: RunningApp, name: string, titles: readonly RegExp[]): Promise<void> {
  const { page } = app;
  const heading = page.getByRole('heading', { level: 1 });
  for (const [i, title] of titles.entries()) {
    while (!title.test(await heading.innerText())) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: 'Bedienung der Leinwand' })).toHaveCSS('opacity', '1');
    await expect(page.locator('.desk')).toHaveCSS('opacity', '0', { timeout: 30_000 });
    await screenIsFine(app, `board-${name}-${i + 1}`);
  }
}

for (const count of [23, 138])
  test(`the board with ${count} players`, async ({ app }) => {
    const { page } = app;
    const evening = await prepare(page, count, 3);
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await show(page, `#/evening/${evening}/board`);
      await expect(page.getByRole('heading', { name: 'Runde 3: An welchem Tisch sitze ich?' })).toBeVisible();
      await page.keyboard.press(' ');
      await facesAreFine(app, `${count}-${width}`, [
        /welchem Tisch/,
        /Wer sitzt wo/,
        /^Runde 3$/,
        /^Stand/,
        /Tarockcup/,
      ]);
    }
  });

for (const count of [23, 138])
  test(`paper for ${count} players`, async ({ app }) => {
    test.skip(app.where === 'desktop', 'one browser prints like the other');
    const { page } = app;
    const evening = await prepare(page, count, 3);
    await show(page, `#/evening/${evening}/print/3`);
    await page.getByRole('checkbox', { name: /Plätze nach Tischen/ }).check();
    await page.getByRole('checkbox', { name: /Ergebniszettel/ }).check();
    await page.getByRole('checkbox', { name: /Rangliste/ }).check();
    await screenIsFine(app, `print-${count}`);
    await mkdir('artefacts/print', { recursive: true });
    await writeFile(`artefacts/print/paper-${count}.pdf`, await page.pdf({ preferCSSPageSize: true }));
  });
