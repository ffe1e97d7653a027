import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { IN_MOTION } from './motion.ts';
import { ouvert } from './prepared-deals.ts';
import { isStill, screenIsFine } from './screens.ts';
import { handOn, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

test('cards are dragged to the table; dropped elsewhere they stay in the hand', async ({ app }) => {
  const { page } = app;
  await playFrom(page, ouvert(0), ['Anna', 'Bert', 'Cilli', 'Doris'], 0);
  await untilAsked(page);
  const legal = page.locator('.hand button.legal[data-card]');
  await expect(legal.first()).toBeVisible();
  await rested(page);
  const card = (await legal.first().getAttribute('data-card')) ?? '';
  const inHand = page.locator(`.hand button[data-card="${card}"]`);
  await inHand.dragTo(page.locator('.answer'), { force: true });
  await expect(inHand).toBeVisible();
  await inHand.dragTo(page.locator('.felt'), { force: true, targetPosition: { x: 300, y: 250 } });
  await expect(inHand).toHaveCount(0);
});

test('the talon is taken and cards are discarded, by drag and by click, and taken back', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({});
  deal.go(VORHAND, bid('dreier'));
  while (deal.offered.some(({ type }) => type === 'pass')) deal.go(PASS);
  await openDeal(page, deal);
  const lay = page.getByRole('group', { name: 'Zum Verlegen', exact: true });
  const laid = lay.getByRole('button', { name: /zurück in die Hand$/ });
  await screenIsFine(app, 'talon-1-halves');
  await rested(page);
  await page.locator('.half.takes').first().dragTo(page.locator('.hand'), { force: true });
  await expect(lay).toBeVisible();
  const legal = page.locator('.hand button.legal[data-card]');
  await isStill(page);
  await rested(page);
  await legal.first().dragTo(page.locator('.felt'), { force: true, targetPosition: { x: 300, y: 300 } });
  await expect(laid).toHaveCount(1);
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

/** A finger goes from the upper left of an element to the right and up, in px, and is lifted there. */
async function moveFinger(page: Page, element: Locator, right: number, up: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const { x, y } = must(await element.boundingBox(), 'a box');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + 12 + right * share, y: y + 24 - up * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await touch('touchEnd');
  await line.detach();
}

test('by finger a card is carried to the table or thrown there; let go in the hand it stays', async ({ app }) => {
  const { page } = app;
  await playFrom(page, ouvert(0), ['Anna', 'Bert', 'Cilli', 'Doris'], 0);
  await untilAsked(page);
  const legal = page.locator('.hand button.legal[data-card]');
  const hand = page.locator('.hand button[data-card]');
  const count = await hand.count();
  await rested(page);
  await moveFinger(page, legal.first(), 60, 10);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(hand).toHaveCount(count);
  // Not all the way: the finger has left the hand upwards, but not the card.
  await moveFinger(page, legal.first(), 5, 90);
  await expect(hand).toHaveCount(count - 1);
  await untilAsked(page);
  await rested(page);
  await moveFinger(page, legal.first(), 30, 320);
  await expect(hand).toHaveCount(count - 2);
});
