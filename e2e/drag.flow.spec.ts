import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';
import { bidGame, doOneThing, handOn, nextDeal, playOut, rested, untilAsked } from './table-player.ts';
import { IN_MOTION } from './motion.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

test('cards are dragged to the table; dropped elsewhere they stay in the hand', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const legal = page.locator('.hand button.legal[data-card]');
  const isPlay = async () => (await page.locator('.answer [data-action], .half button, .lay').count()) === 0;
  // A deal may be conceded before its first card.
  while ((await untilAsked(page)) === 'over' || !(await isPlay()))
    if ((await untilAsked(page)) === 'over') await nextDeal(page);
    else await doOneThing(page);
  await expect(legal.first()).toBeVisible();
  await rested(page);
  const card = (await legal.first().getAttribute('data-card')) ?? '';
  const inHand = page.locator(`.hand button[data-card="${card}"]`);
  await inHand.dragTo(page.locator('aside'), { force: true });
  await expect(inHand).toBeVisible();
  await inHand.dragTo(page.locator('.felt'), { force: true, targetPosition: { x: 300, y: 250 } });
  await expect(inHand).toHaveCount(0);
});

test('the talon is taken and cards are discarded, by drag and by click, and taken back', async ({ app }) => {
  const { page } = app;
  await page.getByLabel(/8 Radln/).check();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const lay = page.getByRole('group', { name: 'Zum Verlegen', exact: true });
  const laid = lay.getByRole('button', { name: /zurück in die Hand$/ });
  await takeHalf(app, lay, laid);
  const legal = page.locator('.hand button.legal[data-card]');
  await rested(page);
  await legal.first().dragTo(page.locator('.felt'), { force: true, targetPosition: { x: 300, y: 300 } });
  await legal.first().click();
  await expect(laid).toHaveCount(2);
  await laid.first().click();
  await expect(laid).toHaveCount(1);
  await legal.first().click();
  await legal.first().click();
  await screenIsFine(app, 'talon-2-laying');
  await lay.getByRole('button', { name: 'Verlegen', exact: true }).click();
  await expect(lay).toBeHidden();
  await expect.poll(() => handOn(page)).toHaveLength(12);
});

/** Goes from deal to deal until we may take half the talon, drags it to the hand, and may discard freely. */
async function takeHalf(app: RunningApp, lay: Locator, laid: Locator): Promise<void> {
  const { page } = app;
  const half = page.locator('.half.takes').first();
  for (let deal = 1; deal < 32; deal++) {
    while ((await untilAsked(page)) === 'asked' && !(await half.isVisible())) await bidDreier(page);
    if (await half.isVisible()) {
      await screenIsFine(app, 'talon-1-halves');
      await rested(page);
      await half.dragTo(page.locator('.hand'), { force: true });
      await expect(lay).toBeVisible();
      // With hardly any suit cards in the hand those must be discarded, and already are.
      if ((await laid.count()) === 0) return;
    }
    await playOut(page);
    await nextDeal(page);
  }
  throw new Error('no half of a talon in so many deals');
}

/** Bids a game that takes half the talon, if it is offered; otherwise the first option. */
async function bidDreier(page: Page): Promise<void> {
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  if (!(await bidGame(page, /^Dreier/))) return doOneThing(page);
  await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
}
