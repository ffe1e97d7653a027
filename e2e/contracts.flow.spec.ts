import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';
import { bidGame, doOneThing, handOn, leadClock, nextDeal, playOut, rested, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Deals in which somebody at the table bids higher than we do are played out; there are enough of them. */
const DEALS = 24;

const isTalking = async (page: Page): Promise<boolean> => (await page.locator('.bids').count()) > 0;

/** Bids this game in the next deal and says whether we play it. */
async function bids(page: Page, game: RegExp): Promise<boolean> {
  while ((await untilAsked(page)) === 'asked' && (await isTalking(page))) {
    const prompt = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
    if (!(await bidGame(page, game))) return false;
    await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
  }
  return (await page.getByRole('heading', { name: 'Du bist am Zug' }).count()) > 0;
}

/** Goes from deal to deal until we play the game; `look` then checks it, and the deal is played out. */
async function playing(page: Page, game: RegExp, look: () => Promise<boolean>): Promise<void> {
  for (let deal = 0; deal < DEALS / 2; deal++) {
    // If we are asked again, we are the declarer, unless somebody bid higher.
    const ours =
      (await bids(page, game)) &&
      (await page
        .locator('section.hand')
        .getByText(/Spieler/)
        .count()) > 0;
    const seen = ours && (await look());
    await playOut(page);
    await nextDeal(page);
    if (seen) return;
  }
  throw new Error(`nobody let us play ${game}`);
}

/** One card of the open talon is taken, and one is discarded. */
async function einer(app: RunningApp): Promise<boolean> {
  const { page } = app;
  const cards = page.locator('button[data-talon-card]');
  if ((await cards.count()) === 0) return false;
  await expect(cards).toHaveCount(6);
  const take = page.getByRole('button', { name: 'Nehmen', exact: true });
  await expect(take).toBeDisabled();
  await rested(page);
  await cards.nth(1).click();
  await cards.nth(4).click();
  // With one card to take, the second choice replaces the first.
  await expect(page.locator('button.chosen[data-talon-card]')).toHaveCount(1);
  await screenIsFine(app, 'contracts-1-talon');
  await take.click();
  await expect(page.getByRole('button', { name: 'Verlegen', exact: true })).toBeVisible();
  await expect.poll(async () => (await handOn(page)).length).toBe(13);
  return true;
}

/** After the first trick all four hands are open. */
async function ouvert(app: RunningApp): Promise<boolean> {
  const { page } = app;
  while ((await untilAsked(page)) === 'asked' && (await handOn(page)).length === 12) await doOneThing(page);
  const open = page.getByRole('list', { name: /^Offene Karten von/ });
  if ((await untilAsked(page)) === 'over') return false;
  await expect(open).toHaveCount(3);
  await screenIsFine(app, 'contracts-2-ouvert');
  return true;
}

test.beforeEach(({ app }) => leadClock(app.page));

test('an Einer and a Bettler ouvert are bid and played on screen', async ({ app }) => {
  const { page } = app;
  await page.getByLabel('Spiele je Runde').fill(String(DEALS + 2));
  await createEvening(page, 'Große Spiele');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await dealWith(page, { persons: [0] });
  await playing(page, /^Einer/, () => einer(app));
  await playing(page, /^Bettler ouvert/, () => ouvert(app));
});
