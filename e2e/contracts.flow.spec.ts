import { bid, dealOut, PASS } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { ouvert } from './prepared-deals.ts';
import { screenIsFine } from './screens.ts';
import { doOneThing, handOn, leadClock, rested, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test.beforeEach(({ app }) => leadClock(app.page));

test('of the open talon an Einer takes one card, and discards one', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({});
  deal.go(bid('einer'));
  while (deal.offered.some(({ type }) => type === 'pass')) deal.go(PASS);
  await openDeal(page, deal);
  const cards = page.locator('button[data-talon-card]');
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
});

test('in a Bettler ouvert the other hands lie open after the first trick', async ({ app }) => {
  const { page } = app;
  await playFrom(page, ouvert(0), ['Anna', 'Bert', 'Cilli', 'Doris'], 0);
  const open = page.getByRole('list', { name: /^Offene Karten von/ });
  await untilAsked(page);
  await expect(open).toHaveCount(0);
  while ((await untilAsked(page)) === 'asked' && (await handOn(page)).length === 12) await doOneThing(page);
  await expect(open).toHaveCount(3);
  await screenIsFine(app, 'contracts-2-ouvert');
});
