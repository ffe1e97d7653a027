import type { Page } from '@playwright/test';
import { POTATO } from '#engine/testing/games/potato.ts';
import { TOKENS } from '#engine/testing/games/tokens.ts';
import { command, openEvening, visitEvening } from './desk.ts';
import { expect } from './fixtures.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, screenIsFine, setTextSize, windowOf } from './screens.ts';
import { test } from './with-probe/built.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// No delivered family has a clock of a whole phase, or tokens, yet; games of the engine's tests do.
test.describe.configure({ mode: 'default' });

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const SEATS = NAMES.map((_, seat) => seat);

/** A table of four that plays a game of the tests; the evening's id. */
async function openTable(page: Page, family: string): Promise<string> {
  const evening = await openEvening(page, { name: 'Probe', family, profile: 'plain', format: { deals: 4 } });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, NAMES);
  return evening;
}

/** Whoever is asked takes the laptop. */
async function uncover(page: Page): Promise<void> {
  await page.getByRole('button', { name: / ist dran: Karten zeigen$/ }).click();
  await expect(page.getByRole('heading', { name: /^Karten von / })).toBeVisible();
}

/** The table in a window of a laptop, and on a phone with the largest text. */
async function looksFine(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  for (const [width, height, text] of [
    [1366, 768, 100],
    [390, 844, 200],
  ] as const) {
    await page.setViewportSize(windowOf(width, height));
    await setTextSize(page, text);
    await screenIsFine(app, `${name}-${width}-${text}`);
  }
  await page.setViewportSize(windowOf(1366, 768));
  await setTextSize(page, 100);
}

const clock = (page: Page) => page.getByRole('timer');

/** How many seconds are left, as the page shows it. */
async function secondsLeft(page: Page): Promise<number> {
  const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(await clock(page).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('what is left of a phase is seen, and said when little is, whoever acts meanwhile', async ({ app }) => {
  const { page } = app;
  await page.clock.install();
  await openTable(page, POTATO.id);
  await dealWith(page, { persons: SEATS });
  await uncover(page);
  await looksFine(app, 'phase-clock');
  // From here on time passes only as the test says; how much of it has passed is up to the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThan(10);
  await page.locator('.answer button[data-action]').first().click();
  await expect(page.getByRole('button', { name: / ist dran: Karten zeigen$/ })).toBeVisible();
  expect(await secondsLeft(page), 'somebody has acted').toBe(left);
  let now = left;
  for (const mark of [60, 30, 10].filter((one) => one < left)) {
    const isSaid = page.getByRole('status').filter({ hasText: `Noch ${mark} Sekunden.` });
    await page.clock.runFor((now - mark - 1) * 1000);
    await expect(isSaid).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(isSaid).toHaveCount(1);
    now = mark;
  }
  await page.clock.runFor(now * 1000);
  await expect(clock(page)).toHaveText('Noch 0:00');
});

test('what the series has come to is seen on the sheet, between deals and on the felt', async ({ app }) => {
  const { page } = app;
  const evening = await openTable(page, TOKENS.id);
  const [last = ''] = await playersAt(page, 1);
  // Seat 0 had the lowest card and gets a token; the highest of all begins a round of fixed value.
  const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [], measures: [3, 9, 5, 12], notes: {} };
  await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry: row });
  const said = [`Hölzel: ${last}`, 'Runde zu 5'];

  await visitEvening(page, evening, 'sheet/1/1');
  for (const one of said) await expect(page.locator('tr[data-deal="2"]')).toContainText(one);
  for (const one of said) await expect(page.locator('tr[data-deal="1"]')).not.toContainText(one);
  await looksFine(app, 'series-sheet');

  await visitEvening(page, evening, 'tables');
  await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
  for (const one of said) await expect(page.getByText(one)).toBeVisible();
  await looksFine(app, 'series-between');

  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await uncover(page);
  for (const one of said) await expect(page.locator('[data-region="chip"]')).toContainText(one);
  await expect(page.locator('[data-region="plate"]', { hasText: last })).toContainText('Hölzel');
  await looksFine(app, 'series-felt');
});
