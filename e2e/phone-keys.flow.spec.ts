import type { Page } from '@playwright/test';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { illustrated } from '#engine/games/illustrated/game.ts';
import { dealOut } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { playOutByKeys } from './keyboard-player.ts';
import { openDeal } from './known-deal.ts';
import { screenIsFine } from './screens.ts';
import { handOn, leadClock, momentOf, rested } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Forehand has a hand that nobody outbids for long; nothing is said yet. */
const DEALS = {
  bavarian: () =>
    dealOut({ 'hand:0': 'HA H10 HK HO HU H9 EA E10 EK GA SA' }, { game: bavarian, profile: 'simple-points', seats: 3 }),
  illustrated: () =>
    dealOut(
      { 'hand:0': 'T22 T21 T20 T19 T18 T16 T14 T9 T5 T2 SK SQ HK HQ DK C7' },
      { game: illustrated, profile: 'mayr-sedlaczek-2016', seats: 3 },
    ),
};

/** From the answers to the first bid, by Tab; then another moment is on the page. */
async function bidByKeys(page: Page): Promise<void> {
  await rested(page);
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await page.keyboard.press('a');
  const bid = page.locator('.answer button[data-action^="bid"]:focus');
  for (let i = 0; i < 8 && (await bid.count()) === 0; i++) await page.keyboard.press('Shift+Tab');
  await expect(bid).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
}

for (const [family, deal] of Object.entries(DEALS))
  test(`a whole deal of ${family} with keys alone on a phone, from the first bid to the result`, async ({ app }) => {
    const { page } = app;
    await page.setViewportSize({ width: 390, height: 844 });
    await leadClock(page);
    await openDeal(page, deal());
    await screenIsFine(app, `${family}-phone-bidding`);
    await bidByKeys(page);
    const seen = new Set<string>();
    await playOutByKeys(page, async () => {
      for (const card of await handOn(page))
        await expect(page.locator(`.hand button[data-card="${card}"]`)).toBeInViewport({ ratio: 0.3 });
      const moment = await momentOf(page);
      if (!seen.has(moment)) await screenIsFine(app, `${family}-phone-${moment}`);
      seen.add(moment);
    });
    expect([...seen]).toContain('trick');
    await screenIsFine(app, `${family}-phone-result`);
  });
