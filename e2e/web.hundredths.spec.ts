import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { rational } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { command, openEvening, visitEvening } from './desk.ts';
import { expect, picture } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { drawOneTable } from './one-table.ts';
import { enter, openEntry, settlesTo } from './paper-entry.ts';
import { heading, hold, turnTo } from './projector.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, said, screenIsFine } from './screens.ts';
import { stateOf } from './state.ts';
import { rested } from './table-player.ts';
import { test } from './with-probe/built.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// No delivered family counts in hundredths yet; a game of the engine's tests does, as Reform Tarock will.
test.describe.configure({ mode: 'default' });

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const row = (page: Page, deal: number): Locator => page.locator(`tr[data-deal="${deal}"]`);

/** A table of four that plays it; the names by seat. */
async function openTable(page: Page, format: { deals: number; entry?: 'totals' }) {
  const evening = await openEvening(page, {
    ...{ name: 'Auf Heller und Pfennig', family: EURO_GAME.id, profile: 'plain', format },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  return { evening, names: await playersAt(page, 1) };
}

/** Forehand has bought the game, whose price is halved: whoever wins is paid cents. */
function bought(): DealRecord {
  const table = tableOf(EURO_GAME, 'plain');
  const rules = EURO_GAME.rules(table);
  const deck = shuffled(rules.pack.cards, seededRng('euros'));
  const begun = start(rules, { table: 4, dealer: 0, deck, now: { deal: 1, factors: [], pot: rational(0), notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  const chosen = apply(rules, begun.value, must(turnOf(rules, begun.value).must[0], 'forehand'), { type: 'bought' });
  if (!chosen.ok) throw new Error(chosen.error.code);
  return record(rules, table, deck, chosen.value);
}

const idOf = async (page: Page, evening: string, name: string): Promise<string | undefined> =>
  (await stateOf(page, evening)).players.find((player) => player.name === name)?.id;

/** In the page: where the units of every number in these cells end, in px. */
const ENDS = `cells.flatMap((cell) => {
  const found = [];
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const shown = text.data.trimEnd();
    if (!/\\d/.test(shown)) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, /[,.]/.test(shown) ? shown.search(/[,.]/) : shown.length);
    found.push(Math.round(range.getBoundingClientRect().right));
  }
  return found;
})`;

/** Digits stand below digits: whatever is whole ends where the others have their comma. */
async function commasAreAligned(page: Page, cells: string): Promise<void> {
  const ends = await page.evaluate<number[]>(
    `(() => { const cells = [...document.querySelectorAll(${JSON.stringify(cells)})]; return ${ENDS}; })()`,
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(Math.max(...ends) - Math.min(...ends), JSON.stringify(ends)).toBeLessThanOrEqual(1);
}

// Reform §11: 30 won and lost, 41, 59.
test('an evening in hundredths: entered, on the sheet, in the ranking, on the wall and on paper', async ({ app }) => {
  const { page } = app;
  const { evening, names } = await openTable(page, { deals: 4 });
  const at = { evening, round: 1, table: 1 };

  await test.step('a deal is entered, and another is agreed', async () => {
    await openEntry(page, 1);
    await group(page, 'Gespielt wurde')
      .getByRole('radio', { name: /^mortgaged/ })
      .check();
    await group(page, 'Spieler')
      .getByLabel(names[0] ?? '', { exact: true })
      .check();
    await page.getByLabel('Gewonnen').check();
    await settlesTo(page, ['+25,20', '−8,40', '−8,40', '−8,40']);
    await enter(page, 1);
    await openEntry(page, 2);
    await group(page, 'Gespielt wurde')
      .getByRole('radio', { name: /^Vereinbart/ })
      .check();
    await page.getByLabel('Was vereinbart wurde').fill('Juwel');
    for (const [seat, amount] of ['-495,87', '165.29', '165,29', '165,29'].entries())
      await page.getByLabel(names[seat] ?? '').fill(amount);
    await settlesTo(page, ['−495,87', '+165,29', '+165,29', '+165,29']);
    await screenIsFine(app, 'hundredths-1-entry');
    await enter(page, 2);
  });

  await test.step('the sheet has them below each other', async () => {
    const entries = [
      { contract: 'mortgaged', declarer: 0 },
      { contract: 'bought', declarer: 0, made: true },
    ];
    for (const [i, entry] of entries.entries()) await command(page, { type: 'enter-deal', ...at, deal: i + 3, entry });
    await visitEvening(page, evening, 'sheet/1/1');
    await expect(row(page, 1).locator('.total')).toHaveText(['+25,20', '−8,40', '−8,40', '−8,40']);
    await expect(row(page, 3).locator('.total')).toHaveText(['−554,67', '+184,89', '+184,89', '+184,89']);
    await expect(row(page, 4).locator('.total')).toHaveText(['−520,17', '+173,39', '+173,39', '+173,39']);
    await screenIsFine(app, 'hundredths-2-sheet');
    // A total and what a deal brought lie on each other nowhere.
    for (const cell of await row(page, 2).locator('td.seat').all()) {
      const [total, change] = await Promise.all(
        ['.total', '.change > *'].map((part) => cell.locator(part).boundingBox()),
      );
      expect(change?.y).toBeGreaterThanOrEqual((total?.y ?? Infinity) + (total?.height ?? 0) - 1);
    }
    for (const part of ['.total', '.change'])
      await commasAreAligned(page, `tr[data-deal] > td:nth-last-of-type(1) ${part}`);
    await page.emulateMedia({ media: 'print' });
    await picture(page, 'web-hundredths-3-sheet-print', { fullPage: true });
    await page.emulateMedia({ media: null });
  });

  await test.step('a penalty is given to the hundredth', async () => {
    await visitEvening(page, evening, 'tables');
    await page.getByRole('button', { name: 'Runde abschließen' }).click();
    await said(page, 'Runde 1 ist abgeschlossen.');
    await page.getByRole('button', { name: 'Strafe geben …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spieler').selectOption({ label: names[1] ?? '' });
    await dialog.getByLabel('Abzug im Stand (Euro)').fill('161,29');
    await dialog.getByLabel('Grund').fill('zu spät');
    await dialog.getByRole('button', { name: 'Strafe geben' }).click();
    await expect(page.getByText('161,29 Euro Abzug im Stand')).toBeVisible();
    await visitEvening(page, evening, 'log');
    await expect(page.getByText('161,29 Euro').first()).toBeVisible();
  });

  await test.step('the ranking, on the screen, on paper and on the wall', async () => {
    // One of the totals is whole now.
    const third = must(await idOf(page, evening, names[2] ?? ''), 'the third player');
    const penalty = { type: 'give-penalty', evening, player: third, round: 1, cents: 0, reason: 'zu laut' } as const;
    await command(page, { ...penalty, points: '39/100' });
    await visitEvening(page, evening, 'standings');
    await expect(page.getByRole('row', { name: new RegExp(names[1] ?? '') }).first()).toContainText('+12,10');
    await screenIsFine(app, 'hundredths-4-ranking');
    await visitEvening(page, evening, 'print/1');
    for (const part of [/zettel/, /Rangliste/]) await page.getByRole('checkbox', { name: part }).first().check();
    await screenIsFine(app, 'hundredths-5-print');
    await expect(page.locator('.papers')).toContainText('−520,17');
    await commasAreAligned(page, '.papers .ranking td.total');
    await page.emulateMedia({ media: 'print' });
    await picture(page, 'web-hundredths-6-paper', { fullPage: true });
    await page.emulateMedia({ media: null });
    await visitEvening(page, evening, 'board');
    await expect(heading(page)).toBeVisible();
    await hold(page);
    await turnTo(page, /^(Endstand|Stand nach)/);
    await expect(page.locator('.slide')).toContainText('−520,17');
    await screenIsFine(app, 'hundredths-7-board');
  });

  await test.step('in English with a point', async () => {
    await visitEvening(page, evening, 'standings');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(names[1] ?? '') }).first()).toContainText('+12.10');
  });
});

/** What the board in front of the table says when a deal is over. */
async function playedOut({ page }: RunningApp): Promise<void> {
  await expect(async () => {
    const over = page.getByRole('heading', { name: /^Abrechnung Spiel/ });
    if (await over.isVisible()) return;
    await rested(page);
    const choice = page.locator('.answer button[data-action="bought"]');
    if (await choice.isVisible()) await choice.click();
    else await page.locator('.hand button.legal[data-card]').first().click({ timeout: 1000 });
    await expect(over).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('a deal in hundredths is played and settled, and a total is written', async ({ app }) => {
  const { page } = app;
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  const evening = await playFrom(page, bought(), names, 0);
  await playedOut(app);
  await expect(page.locator('main')).toContainText(/\d,\d\d/);
  await expect(page.locator('main')).not.toContainText(/\d\/\d/);
  await screenIsFine(app, 'hundredths-8-result');

  const totals = await openTable(page, { deals: 8, entry: 'totals' });
  await visitEvening(page, totals.evening, 'total/1/1');
  for (const [seat, amount] of ['161,29', '-8,4', ',05'].entries())
    await page.getByLabel(totals.names[seat] ?? names[seat] ?? '').fill(amount);
  await expect(page.getByLabel(totals.names[3] ?? '')).toHaveValue('-152,94');
  await screenIsFine(app, 'hundredths-9-total');
  expect(evening).not.toBe(totals.evening);
});
