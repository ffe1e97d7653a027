import { mkdir, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_FORMAT, type Format } from '../engine/tournament/format.ts';
import type { Command } from '../electron/protocol/messages.ts';
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

interface Evening {
  readonly format?: Format;
  readonly options?: CommandOptions;
  /** The last round is not published. */
  readonly draft?: boolean;
}
type CommandOptions = Extract<Command, { type: 'create-evening' }>['options'];

/** An evening with published seats in its last round, and totals in those before. */
async function prepare(
  page: Page,
  count: number,
  rounds: number,
  { format = TOTALS, options = {}, draft = false }: Evening = {},
): Promise<string> {
  await lobbyIsOpen(page);
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'create-evening',
    name: EVENING,
    family: 'koenigrufen',
    profile: 'tirol-speisezettel',
    options,
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
    if (draft && round === rounds) break;
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

/** Looks at every face when the controls have gone and the face stands still. */
async function facesAreFine(app: RunningApp, name: string, titles: readonly RegExp[]): Promise<void> {
  const { page } = app;
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press(' ');
  await expect(page.getByText('angehalten')).toBeVisible();
  for (const [i, title] of titles.entries()) {
    while (!title.test(await heading.innerText())) {
      const was = await page.locator('.face').innerText();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.face')).not.toHaveText(was, { useInnerText: true });
    }
    await expect(page.locator('.desk')).toHaveCSS('opacity', '0');
    await expect(page.locator('.face')).toHaveCSS('opacity', '1');
    expect(await cutOff(page.locator('.projector'))).toEqual([]);
    await screenIsFine(app, `board-${name}-${i + 1}`);
  }
}

/** Texts that are cut off at the end of their place. */
const cutOff = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    interface Box {
      readonly scrollWidth: number;
      readonly clientWidth: number;
      readonly scrollHeight: number;
      readonly clientHeight: number;
      readonly textContent: string;
      readonly className: string;
    }
    const page = globalThis as unknown as { getComputedStyle(box: Box): { readonly overflow: string } };
    const all = (root as unknown as { querySelectorAll(all: string): Iterable<Box> }).querySelectorAll('*');
    return [root as unknown as Box, ...all]
      .filter(
        (box) =>
          page.getComputedStyle(box).overflow.includes('hidden') &&
          !box.className.includes('visually-hidden') &&
          (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
      )
      .map(({ textContent, className }) => `${className}: ${textContent.trim().slice(0, 60)}`);
  });

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
      await expect(page.getByRole('heading', { name: 'Runde 3: Wo sitze ich?' })).toBeVisible();
      await facesAreFine(app, `${count}-${width}`, [
        /Wo sitze ich/,
        /Wer sitzt wo/,
        /^Runde 3$/,
        /^Stand nach Runde 2/,
        /Tarockcup/,
      ]);
    }
  });

test('the board turns its pages by itself, is led by keyboard, and has a window of its own', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, 8, 1);
  await show(page, `#/evening/${evening}/board`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Runde 1: Wo sitze ich?');
  await page.getByLabel('Jede Seite').selectOption({ label: '6 Sekunden' });
  await screenIsFine(app, 'board-controls');
  await expect(heading).toHaveText('Runde 1: Wer sitzt wo?');
  await expect(heading).toHaveText('Runde 1');
  // The mouse brings the controls back.
  await page.mouse.move(200, 200);
  await page.getByRole('checkbox', { name: 'Plätze nach Tischen' }).uncheck();
  await page.getByRole('checkbox', { name: 'Dunkel' }).check();
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText('Runde 1: Wo sitze ich?');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(EVENING);
  await expect(page.getByText('Runde 1: Bitte an den Tischen Platz nehmen.')).toBeVisible();
  await expect(page.locator('.desk')).toHaveCSS('opacity', '0', { timeout: 30_000 });
  await screenIsFine(app, 'board-dark');

  await page.mouse.move(300, 300);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Eigenes Fenster' }).click();
  const wall = await opening;
  await expect(wall.getByRole('heading', { name: 'Runde 1: Wo sitze ich?' })).toBeVisible();
  await expect(wall.getByRole('button', { name: 'Eigenes Fenster' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Zum Abend' }).click();
  await expect(page.locator('.projector')).toHaveCount(0);
  await wall.close();
});

test('a draft is not on the board; the clock runs on every page once the round has begun', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, 8, 1);
  const drafted = [
    ['p1', 'p2', 'p5', 'p6'],
    ['p3', 'p4', 'p7', 'p8'],
  ];
  await command(page, { type: 'plan-rounds', evening, from: 2, draw: { method: 'by-hand' }, rounds: [drafted] });
  await command(page, { type: 'start-round', evening, round: 1 });
  await show(page, `#/evening/${evening}/board`);
  await expect(page.getByRole('heading', { name: 'Runde 1: Wo sitze ich?' })).toBeVisible();
  await expect(page.getByText(/^noch 1:29:\d\d$/)).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('timer')).toHaveText(/^1:29:\d\d$/);
  await expect(page.locator('.desk')).toHaveCSS('opacity', '0', { timeout: 30_000 });
  await screenIsFine(app, 'board-clock-running');
  await expect(page.getByText('Runde 2', { exact: false })).toHaveCount(0);
});

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Prints what is ticked: as many pages as the preview shows, and nothing cut off on any of them. */
async function printed(page: Page, name: string): Promise<void> {
  const papers = page.locator('.paper');
  await page.emulateMedia({ media: 'print' });
  // Nothing but sheets, from the first corner on.
  expect(await papers.first().boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.emulateMedia({ media: null });
  expect(await cutOff(page.locator('.papers'))).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await mkdir('artefacts/print', { recursive: true });
  await writeFile(`artefacts/print/${name}.pdf`, pdf);
  expect(pagesOf(pdf)).toBe(await papers.count());
}

for (const count of [23, 138])
  test(`paper for ${count} players`, async ({ app }) => {
    test.skip(app.where === 'desktop', 'printing to a file needs a browser without a window');
    const { page } = app;
    const evening = await prepare(page, count, 3);
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, `#/evening/${evening}/print/3`);
    for (const part of [/Plätze nach Tischen/, /Ergebniszettel/, /Rangliste/])
      await page.getByRole('checkbox', { name: part }).check();
    await screenIsFine(app, `print-${count}`);
    await printed(page, `paper-${count}`);
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.getByRole('radio', { name: 'A4', exact: true }).check();
    for (const part of [/Plätze/, /zettel/, /Rangliste/])
      for (const box of await page.getByRole('checkbox', { name: part }).all()) await box.uncheck();
    await expect(page.locator('.paper')).toHaveCount(count === 23 ? 5 : 34);
    await screenIsFine(app, `print-cards-${count}`);
    await printed(page, `cards-${count}`);
  });

test('score sheets for 16, 36 and 48 deals, with double rounds and the pot, and a draft says so', async ({ app }) => {
  test.skip(app.where === 'desktop', 'printing to a file needs a browser without a window');
  const { page } = app;
  for (const deals of [16, 36, 48]) {
    const evening = await prepare(page, 8, 1, {
      format: { ...TOTALS, deals },
      options: { 'double-rounds': true, schlussrad: true, pagatkassa: { ante: 5, floor: 20, cap: 40 } },
      draft: true,
    });
    await show(page, `#/evening/${evening}/print/1`);
    for (const part of [/Plätze nach Namen/, /Tischkarten/]) await page.getByRole('checkbox', { name: part }).uncheck();
    await expect(page.locator('.paper')).toHaveCount(deals === 16 ? 2 : 4);
    await expect(page.locator('.paper tbody tr').filter({ has: page.locator('.nr') })).toHaveCount(2 * deals);
    await expect(page.locator('.paper .draft')).toHaveCount(deals === 16 ? 2 : 4);
    await printed(page, `sheets-${deals}`);
    await page.evaluate("location.hash = '#/'");
  }
});
