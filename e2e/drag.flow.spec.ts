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
  await isStill(page);
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

/** The cards in the hand, without one that is on its way to the host: it is gone as soon as the answer comes. */
const HELD = '.hand button[data-card]:not(.going)';

interface Pointer {
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly lift: () => Promise<unknown>;
}

/** What a card can be carried with. */
const POINTERS: Readonly<Record<'mouse' | 'finger', (page: Page) => Promise<Pointer>>> = {
  mouse: async ({ mouse }) => {
    await mouse.move(0, 0);
    const press = (x: number, y: number) => mouse.move(x, y).then(() => mouse.down());
    return { press, move: (x, y) => mouse.move(x, y), lift: () => mouse.up() };
  },
  finger: async (page) => {
    const line = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      line.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      press: (x, y) => touch('touchStart', { x, y }),
      move: (x, y) => touch('touchMove', { x, y }),
      lift: () => touch('touchEnd').then(() => line.detach()),
    };
  },
};

/** A card is pressed at its upper left, carried to the right and up, in px, and let go there. */
async function carry(card: Locator, pointer: Pointer, right: number, up: number, meanwhile?: () => Promise<unknown>) {
  const box = must(await card.boundingBox(), 'a box');
  const [x, y] = [box.x + 12, box.y + 24];
  await pointer.press(x, y);
  await meanwhile?.();
  for (const share of [0.25, 0.5, 0.75, 1]) await pointer.move(x + right * share, y - up * share);
  await expect(card.page().locator('.ghost')).toHaveCount(1);
  await pointer.lift();
  await expect(card.page().locator('.ghost')).toHaveCount(0);
}

test('by finger a card is carried to the table or thrown there; let go in the hand it stays', async ({ app }) => {
  const { page } = app;
  await playFrom(page, ouvert(0), ['Anna', 'Bert', 'Cilli', 'Doris'], 0);
  await untilAsked(page);
  const legal = page.locator('.hand button.legal[data-card]');
  const held = page.locator(HELD);
  const count = await held.count();
  await isStill(page);
  await carry(legal.first(), await POINTERS.finger(page), 60, 10);
  await expect(held).toHaveCount(count);
  // Not all the way: the finger has left the hand upwards, but not the card.
  await carry(legal.first(), await POINTERS.finger(page), 5, 90);
  await expect(held).toHaveCount(count - 1);
  await untilAsked(page);
  await isStill(page);
  await carry(legal.first(), await POINTERS.finger(page), 30, 320);
  await expect(held).toHaveCount(count - 2);
});

/** Puts the first card of the hand where it is first seen when it is dealt, over the felt; it stays there until it lands. */
const DEALT = `(() => {
  const first = document.querySelector('.hand li');
  first.style.animationName = 'none';
  first.getBoundingClientRect();
  first.style.animationName = '';
  globalThis.flights = first.getAnimations();
  for (const flight of globalThis.flights) {
    flight.pause();
    flight.currentTime = 0;
  }
})()`;
const LANDS = 'for (const flight of globalThis.flights) flight.finish()';

for (const kind of ['mouse', 'finger'] as const)
  test(`a card let go beside itself stays in the hand, whatever moves meanwhile; by ${kind}`, async ({ app }) => {
    const { page } = app;
    const pointer = POINTERS[kind];
    await playFrom(page, ouvert(0), ['Anna', 'Bert', 'Cilli', 'Doris'], 0);
    await untilAsked(page);
    await isStill(page);
    const held = page.locator(HELD);
    const count = await held.count();
    await page.evaluate(DEALT);
    await carry(held.first(), await pointer(page), 60, 10, () => page.evaluate(LANDS));
    await expect(held).toHaveCount(count);

    await page.setViewportSize({ width: 1280, height: 700 });
    await isStill(page);
    await carry(held.first(), await pointer(page), 60, 10, () => page.setViewportSize({ width: 1280, height: 900 }));
    await expect(held).toHaveCount(count);

    // A card that a tip is about stands out of the hand there.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.keyboard.press('t');
    const tipped = page.locator('.hand button.tipped');
    await expect(tipped).toBeVisible();
    await isStill(page);
    await carry(tipped, await pointer(page), 400, 20);
    await expect(held).toHaveCount(count);
    await carry(tipped, await pointer(page), 400, 40);
    await expect(held).toHaveCount(count - 1);
  });
