import type { Page } from '@playwright/test';
import { expect, picture, test } from './fixtures.ts';
import { give, KEYS, type Means, MOUSE, playWith, TOUCH } from './giving.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { isInOrder } from './overlap.ts';
import * as deals from './reform-alone-deals.ts';
import { choosingGame, kingInTalon } from './reform-deals.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, setTextSize } from './screens.ts';
import { bidGame, handOn, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// Games that everybody plays alone (reform §7.3): each with a means of its own, to its settlement.

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
/** States of which it is measured in windows of many sizes that nothing overlaps. */
const IN_ORDER = [
  'trischaker-declare',
  'piles-later',
  'sautanz-lead',
  'sautanz-claimed',
  'sautanz-taken',
  'sautanz-value',
];
const chip = (page: Page) => page.locator('[data-region="chip"]').first();
const result = (page: Page) => page.locator('[data-region="result"]');
const said = (page: Page, words: string | RegExp) => page.locator('.answer button').filter({ hasText: words }).first();
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
const isOver = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });

/** Looks at the table on a phone and on a laptop, and leaves it at the size that it had. */
async function look(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  const before = page.viewportSize() ?? LAPTOP;
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await picture(page, `web-alone-${name}-phone-200`);
  await setTextSize(page, 100);
  await screenIsFine(app, `alone-${name}-phone`);
  await page.setViewportSize(LAPTOP);
  await screenIsFine(app, `alone-${name}`);
  await page.setViewportSize(before);
  if (IN_ORDER.includes(name)) await isInOrder(app, name, IN_ORDER.indexOf(name));
}

/** Whoever is asked takes the laptop and answers, until the deal is over. */
async function playInTurn(page: Page, means: Means): Promise<void> {
  const done: string[] = [];
  await expect(async () => {
    while (!(await isOver(page).isVisible())) {
      await rested(page);
      if (await curtain(page).isVisible()) await curtain(page).click();
      else if (await page.locator('.turn.asked').isVisible()) done.push(await give(page, means, done));
    }
  }).toPass({ intervals: [0] });
}

/** Lifts the curtain for whoever is asked. */
async function uncover(page: Page, name: string): Promise<void> {
  await expect(curtain(page)).toHaveText(new RegExp(`^${name} ist dran`));
  await rested(page);
  await curtain(page).click();
  await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
  await untilAsked(page);
}

/** What each has paid or got, in the last line of the settlement; it adds up to nothing. */
async function settled(page: Page): Promise<readonly number[]> {
  await expect(isOver(page)).toBeVisible();
  const shown = await result(page).locator('tfoot tr').first().locator('td.number').allInnerTexts();
  const amounts = shown.map((amount) => Number(amount.replace('−', '-').replace(',', '.')));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0);
  return amounts;
}

test('a Trischaker is chosen, its heading declared by the next player, and played by mouse to the settlement', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await playFrom(page, choosingGame().record, NAMES, 0, 1);
  await uncover(page, 'Anna');
  expect(await bidGame(page, /^Trischaker/)).toBe(true);
  await uncover(page, 'Bert');
  await look(app, 'trischaker-declare');
  await said(page, 'Mit Stichzwang').click();
  await expect(chip(page)).toContainText('Trischaker');
  await uncover(page, 'Anna');
  await expect(chip(page)).toContainText(/Stichzwang/);
  await look(app, 'trischaker');
  await playInTurn(page, MOUSE);
  await settled(page);
  // The talon went to whoever took the last trick.
  await expect(page.locator('[data-joined] li')).toHaveCount(6);
  await expect(page.locator('.headline')).toContainText(/verliert|gewinnt/);
  await look(app, 'trischaker-result');
});

test('a Rufer becomes a Wald und Wiese, and is played by keys on a phone', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openDeal(page, kingInTalon());
  await look(app, 'king-in-talon');
  const way = page.locator('.answer [data-action="wald-und-wiese"]');
  await KEYS.press(way);
  await untilAsked(page);
  await expect(chip(page)).toContainText('Wald und Wiese');
  await look(app, 'piles');
  const done = await playWith(page, KEYS, async (before) => {
    if (before.length === 2) await look(app, 'piles-later');
  });
  expect(done).toContain('play');
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Die Haufen' })).toBeVisible();
  await expect(page.locator('.board, .result, main').first()).not.toContainText(/\bStich\b/);
  await look(app, 'piles-result');
  await page.getByRole('link', { name: 'Spiel nachsehen' }).first().click();
  await expect(page.getByRole('region', { name: 'Der Tisch, alle Karten offen' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.course')).toContainText(/1\. Haufen/);
  await screenIsFine(app, 'alone-piles-replay');
});

test('in a Sautanz two at one laptop put cards face down and accuse, wrongly and rightly', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await playFrom(page, deals.faceDown().record, NAMES, 0, 1);
  await uncover(page, 'Anna');
  await expect(page.getByRole('timer')).toBeVisible();
  await look(app, 'sautanz-lead');
  const put = async (card: string, claim: RegExp) => {
    await rested(page);
    await MOUSE.press(page.locator(`.hand [data-card="${card}"]`));
    await rested(page);
    await page.locator('[data-region="confirms"] button').filter({ hasText: claim }).click();
  };
  await put('C10', /Treff/);
  await uncover(page, 'Bert');
  await expect(page.locator('[data-pile] li')).toHaveCount(1);
  // The claim is heard, the card is not seen.
  await expect(page.locator('.board')).toContainText('Treff!');
  await look(app, 'sautanz-claimed');
  await said(page, 'Gelogen!').click();
  // It was true: the accuser takes it, and the accused begins again.
  await uncover(page, 'Anna');
  await expect(chip(page)).toContainText('aufgedeckt: Treff-Zehn, der Haufen an Bert');
  expect(await handOn(page)).toHaveLength(11);
  await put('H1', /Treff/);
  await uncover(page, 'Bert');
  expect(await handOn(page)).toHaveLength(13);
  await said(page, 'Gelogen!').click();
  // It was a lie: the accused takes it back, and begins once more.
  await uncover(page, 'Anna');
  await expect(chip(page)).toContainText('aufgedeckt: Herz-Eins, der Haufen an Anna');
  expect(await handOn(page)).toHaveLength(11);
  await look(app, 'sautanz-taken');
});

test('a Sautanz goes on after a restart, with the time that is left', async ({ app }) => {
  const { page } = app;
  await openDeal(page, deals.faceDown());
  const left = async (): Promise<number> => {
    const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(await page.getByRole('timer').innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await left();
  expect(before).toBeGreaterThan(0);
  await app.kill();
  await app.restart();
  await expect(page.locator('.banner')).toHaveCount(0, { timeout: 60_000 });
  await untilAsked(page);
  await expect(chip(page)).toContainText('Sautanz');
  expect(await left()).toBeLessThanOrEqual(before);
});

test('after a Sautanz its declarer says what the next round is worth', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.valuing());
  await look(app, 'sautanz-value');
  await said(page, /Wert ansagen/).click();
  await settled(page);
  await look(app, 'sautanz-result');
});

test.describe('by finger', () => {
  test.use({ contextOptions: { hasTouch: true, viewport: PHONE } });
  test('a Böhmischer Trischaker has its heading and its trumps declared, and is played on a phone', async ({ app }) => {
    const { page } = app;
    await openDeal(page, deals.declaring('boehmischer-trischaker'));
    await said(page, 'Ohne Stichzwang').tap();
    await untilAsked(page);
    await look(app, 'boehmischer-trump');
    await said(page, /Herz/).tap();
    await untilAsked(page);
    await expect(chip(page)).toContainText('Herz');
    await look(app, 'boehmischer');
    await playWith(page, TOUCH);
    await settled(page);
    await look(app, 'boehmischer-result');
  });
});
