import type { Page } from '@playwright/test';
import { expect, picture } from './fixtures.ts';
import type { Means } from './giving.ts';
import { isInOrder } from './overlap.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, setTextSize } from './screens.ts';
import { rested, untilAsked } from './table-player.ts';

/** What flows of games with ways of their own do and look at (reform §7.4, §7.6 to §7.9). */

export const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };
/** States that are looked at with little room for their text, too. */
const SMALL = ['brake', 'share', 'met', 'set', 'look', 'pick', 'pile', 'king-talon', 'prater-set', 'prater-trick'];
/** States of which it is measured in windows of many sizes that nothing overlaps. */
const IN_ORDER = [
  ...['suit', 'bus', 'brake', 'order', 'order-placed', 'draw', 'set', 'share', 'met'],
  ...['look', 'pick', 'pile', 'no-cards', 'king-talon', 'prater-set', 'prater-trick'],
];

export const chip = (page: Page) => page.locator('[data-region="chip"]').first();
export const result = (page: Page) => page.locator('[data-region="result"]');
export const said = (page: Page, words: string | RegExp) =>
  page.locator('.answer button, .middle [data-action]').filter({ hasText: words }).first();
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
const isOver = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });
export const headline = (page: Page) => page.locator('.headline');

/** Looks at the table on a phone and on a laptop, and leaves it at the size that it had. */
export async function look(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  const before = page.viewportSize() ?? LAPTOP;
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await picture(page, `web-ways-${name}-phone-200`);
  if (SMALL.includes(name))
    for (const [width, height, text] of [
      [1024, 640, 200],
      [960, 540, 175],
      [844, 390, 200],
      [1440, 900, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await picture(page, `web-ways-${name}-${String(width)}-${String(text)}`);
    }
  await setTextSize(page, 100);
  await page.setViewportSize(PHONE);
  await screenIsFine(app, `ways-${name}-phone`);
  await page.setViewportSize(LAPTOP);
  await screenIsFine(app, `ways-${name}`);
  await page.setViewportSize(before);
  if (IN_ORDER.includes(name)) await isInOrder(app, name, IN_ORDER.indexOf(name));
}

/** Lifts the curtain for whoever is asked. */
export async function uncover(page: Page, name: string): Promise<void> {
  await expect(curtain(page)).toHaveText(new RegExp(`^${name} ist dran`));
  await rested(page);
  await curtain(page).click();
  await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
  await untilAsked(page);
}

/** Everybody at the screen lets it be until this player is to play a card. */
export async function saysGood(page: Page, means: Means, name: string): Promise<void> {
  const plays = page.getByRole('heading', { name: new RegExp(`^(Karten von ${name}|Deine Karten)$`) });
  await expect(async () => {
    for (;;) {
      await rested(page);
      if ((await plays.isVisible()) && (await page.locator('.hand button.legal[data-card]').count()) > 0) return;
      if (await curtain(page).isVisible()) await curtain(page).click();
      else if (await page.locator('.turn.asked').isVisible()) await means.press(said(page, 'Gut'));
      else await expect(page.locator('.turn.asked').or(curtain(page)).first()).toBeVisible();
    }
  }).toPass({ intervals: [0] });
}

/** What each has paid or got, in the last line of the settlement; it adds up to nothing. */
export async function settled(page: Page): Promise<readonly number[]> {
  await expect(isOver(page)).toBeVisible();
  const shown = await result(page).locator('tfoot tr').first().locator('td.number').allInnerTexts();
  const amounts = shown.map((amount) => Number(amount.replace('−', '-').replace(',', '.')));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0);
  return amounts;
}

/** Presses something once nothing is an echo of the last press any more. */
export async function press(page: Page, means: Means, what: Parameters<Means['press']>[0]): Promise<void> {
  await rested(page);
  await means.press(what);
}
