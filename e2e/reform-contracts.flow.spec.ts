import type { Page } from '@playwright/test';
import { expect, shot, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import * as deals from './reform-contracts.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, setTextSize } from './screens.ts';
import { handOn, playOut, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const chip = (page: Page) => page.locator('[data-region="chip"]').first();
const result = (page: Page) => page.locator('[data-region="result"]');
const talonCards = (page: Page) => page.locator('[data-talon-card]');
const take = (page: Page) => page.locator('.take button.main');
const chooses = async (page: Page, ...cards: readonly string[]) => {
  for (const card of cards)
    await page.locator(`.hand button[data-card="${card}"]`).click({ position: { x: 8, y: 12 } });
};

/** Looks at the table on a phone, with usual and with the largest text, and on a laptop. */
async function look(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await shot(app, `reform-${name}-phone-200`);
  await setTextSize(page, 100);
  await screenIsFine(app, `reform-${name}-phone`);
  await page.setViewportSize(LAPTOP);
  await screenIsFine(app, `reform-${name}`);
}

test('a Sechserdreier: six cards that only the declarer sees, as many as they like, with the price on the button', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.takingSix());
  await expect(talonCards(page)).toHaveCount(6);
  // Nothing has to be chosen, so nothing is counted as missing, and the button says what pressing it now means.
  await expect(page.locator('.take [role=status]')).toHaveText('Keine Karte gewählt, höchstens 6');
  await expect(take(page)).toHaveText('Karten wählen');
  await expect(page.locator('.take [data-action]')).toContainText('13,2 statt 6');
  await look(app, 'six');
  for (const card of ['T11', 'T18', 'SQ', 'CN']) await page.locator(`[data-talon-card="${card}"]`).click();
  await expect(take(page)).toContainText('8,4 statt 6');
  await look(app, 'six-chosen');
  await take(page).click();
  await untilAsked(page);
  expect(await handOn(page)).toHaveLength(16);
  await chooses(page, 'HQ', 'S10', 'C8', 'CN');
  await page.locator('.lay button.main').click();
  await untilAsked(page);
  await expect(chip(page)).toContainText(/4 Karten.*8,4/);
  await look(app, 'six-announce');
});

test('an Oberdreier with an open talon: laid away first, then three cards of it', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.layingFirst('open'));
  // Nobody has seen the talon yet.
  await expect(talonCards(page)).toHaveCount(0);
  await look(app, 'ober-lay');
  await chooses(page, 'HQ', 'S10', 'C8');
  await look(app, 'ober-laid');
  await page.locator('.lay button.main').click();
  await untilAsked(page);
  await expect(talonCards(page)).toHaveCount(6);
  await look(app, 'ober-talon');
  for (const card of ['T11', 'CN', 'S7']) await page.locator(`[data-talon-card="${card}"]`).click();
  await take(page).click();
  await untilAsked(page);
  expect(await handOn(page)).toHaveLength(12);
  await look(app, 'ober-announce');
});

test('an Oberdreier with a closed talon: a group is taken that nobody has seen', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.afterLaying('closed'));
  await expect(talonCards(page)).toHaveCount(0);
  await look(app, 'ober-closed');
  await page.locator('[data-action="take-unseen"]').first().click();
  await untilAsked(page);
  expect(await handOn(page)).toEqual(expect.arrayContaining(['T11', 'CN', 'S7']));
});

test('a Solokakadurufer on a phone by keys: another bird in the middle of play, and the king comes out of the talon', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openDeal(page, deals.soloInPlay());
  await expect(chip(page)).toContainText('Kakadu');
  // Nothing says where the king is.
  await expect(page.locator('.board')).not.toContainText(/allein|Talon: /);
  await look(app, 'solo-play');
  await page.setViewportSize(PHONE);
  await rested(page);
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await page.keyboard.press('a');
  const pagat = page.locator('.answer [data-action="announce"]').filter({ hasText: 'Pagat ultimo' });
  await expect(pagat).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
  await expect(chip(page)).toContainText('Pagat ultimo');
  await untilAsked(page);
  await look(app, 'solo-after-bird');
  await playOut(page);
  await expect(result(page)).toContainText('Talon');
  await screenIsFine(app, 'reform-solo-result');
});

test('what an opponent is asked about a bird that was announced in play', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.birdTalk());
  await expect(page.locator('.answer')).toContainText('Kontra');
  await look(app, 'bird-talk');
});

test('a Farbensolo: a tarock may not be led while there is another card, and the page says so', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.colour());
  await look(app, 'colour');
  await page.locator('.hand button[data-card="T4"]').click();
  await expect(page.locator('.why [role=alert]')).toBeVisible();
  await look(app, 'colour-refused');
  // With the largest text on a phone all of its words are in sight.
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  for (const part of await page.locator('.why :is(li, .rule, button)').all()) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(PHONE.width);
  }
  await setTextSize(page, 100);
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press('Escape');
  await playOut(page);
  await screenIsFine(app, 'reform-colour-result');
});

test('the bird of a bid that is doubled before the exchange stands beside the game', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.doubledBird());
  await expect(chip(page)).toContainText(/Uhu.*Kontra/s);
  await look(app, 'bird-doubled');
});
