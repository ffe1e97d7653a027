import { expect, type Page } from '@playwright/test';
import { REST } from '../renderer/src/table/guard.ts';

/** How far a person has come with a deal. */
export type Progress = 'asked' | 'over';

const settlement = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });

/** Waits until the person at the screen is asked, or the deal is over and its sheet is shown. */
export async function untilAsked(page: Page): Promise<Progress> {
  const over = settlement(page);
  const asked = page.getByRole('heading', { name: 'Du bist am Zug' });
  // Bots may have a whole deal to play before.
  await expect(asked.or(over)).toBeVisible({ timeout: 60_000 });
  await rested(page);
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** Plays on until the deal is over. */
export async function playOut(page: Page): Promise<void> {
  while ((await untilAsked(page)) === 'asked') await doOneThing(page);
}

/** Leaves the sheet of a deal for the next deal. */
export async function nextDeal(page: Page): Promise<void> {
  const name = await settlement(page).innerText();
  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
}

/**
 * Does one thing that is offered, by clicking it: a word, a half of the talon, discards, or a card. If the page reports
 * meanwhile that the connection was lost, it does what a person does: the same again.
 */
export async function doOneThing(page: Page): Promise<void> {
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  const asBefore = page.locator(`.board[data-prompt="${before}"]`);
  await expect(async () => {
    if ((await asBefore.count()) > 0) await clickOneThing(page);
    await expect(asBefore).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

/** Pages whose clock the test controls. */
const led = new WeakSet<Page>();

/** For flows that play deals and are not about time: the page's clock runs ahead whenever a person would wait. */
export async function leadClock(page: Page): Promise<void> {
  await page.clock.install();
  led.add(page);
}

/** Just after an action a second press would be taken for an echo of the first. */
export async function rested(page: Page): Promise<void> {
  if (led.has(page)) await page.clock.runFor(REST);
  await expect(page.locator('[data-rests="true"]')).toHaveCount(0);
}

/** Clicks the first thing that is offered, once. */
export async function clickOneThing(page: Page): Promise<void> {
  await rested(page);
  const discard = page.locator('.lay button.main');
  const half = page.locator('.half button.main');
  const words = page.locator('aside button[data-action]');
  if (await discard.isVisible()) await discardCards(page);
  else if (await half.first().isVisible()) await half.first().click();
  else if (await words.first().isVisible()) await words.first().click();
  else await page.locator('button.legal[data-card]').first().click();
}

async function discardCards(page: Page): Promise<void> {
  const free = page.locator('button.legal[data-card]:not(.chosen)');
  const discard = page.locator('.lay button.main');
  while (await discard.isDisabled()) {
    const card = (await free.first().getAttribute('data-card')) ?? '';
    await free.first().click();
    await expect(page.locator(`button.chosen[data-card="${card}"]`)).toBeVisible();
  }
  await discard.click();
}

/** The cards in the person's hand, as the screen shows them at one moment. */
export const handOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("[...document.querySelectorAll('.hand button[data-card]')].map((card) => card.dataset.card)");
