import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { expect, shot, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, setTextSize } from './screens.ts';
import { handOn, leadClock, nextDeal, playOut, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test.beforeEach(({ app }) => leadClock(app.page));

const WINDOWS = [
  [683, 384],
  [1024, 640],
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const;

/** In the page: whether something reaches beyond the window sideways, and whether the main button is out of sight. */
const FAULTS = `{
  const { scrollWidth, clientWidth } = document.documentElement;
  const main = document.querySelector('.over .main').getBoundingClientRect();
  const faults = [];
  if (scrollWidth > clientWidth) faults.push('wider than the window by ' + (scrollWidth - clientWidth));
  if (main.top < 0 || main.bottom > innerHeight || main.right > innerWidth) faults.push('the main button is out of sight');
  faults;
}`;

/** The result at every size, with usual and with large text. */
async function lookRound(app: RunningApp, moment: string): Promise<void> {
  const { page } = app;
  for (const [width, height] of WINDOWS)
    for (const text of [100, 125, 150]) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await page.evaluate('scrollTo(0, 0)');
      await shot(app, `result-${moment}-${width}x${height}-${text}`);
      expect(await page.evaluate<string[]>(FAULTS), `${moment}, ${width}x${height}, ${text} %`).toEqual([]);
    }
  await screenIsFine(app, `result-${moment}-large`);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 1366, height: 768 });
  await screenIsFine(app, `result-${moment}`);
}

test('a deal ends over the felt with all cards open, and a table with its ranking', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const first = await handOn(page);
  const table = page.url();
  await playOut(page);
  await expect(page.locator('.headline')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Die Karten' })).toBeVisible();
  await expect(page.locator('.open .hand')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Stand nach Spiel 1' })).toBeVisible();
  await lookRound(app, '1-deal');

  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Wer spielt hier?' })).toBeVisible();
  await screenIsFine(app, 'result-2-beside');
  await page.keyboard.press('Escape');

  // Enter alone goes on.
  await page.locator('.headline').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toHaveCount(0);
  await playOut(page);
  for (let deal = 3; deal <= 4; deal++) {
    await nextDeal(page);
    await playOut(page);
  }
  await expect(page.getByRole('heading', { name: 'Endstand' })).toBeVisible();
  await expect(page.locator('.headline strong')).toHaveText(/gewinnst|gewinnt|Gleichauf/);
  await lookRound(app, '3-ending');

  await page.getByRole('button', { name: 'Revanche: Spiel 1 mit denselben Karten' }).click();
  await expect(page.locator('.board')).toBeVisible();
  expect(page.url()).not.toBe(table);
  await untilAsked(page);
  expect(await handOn(page)).toEqual(first);

  await page.goto(table);
  await page.getByRole('button', { name: 'Noch eine Runde' }).click();
  await expect(page.locator('.board')).toBeVisible();
  expect(page.url()).not.toBe(table);
  await expect(page.getByRole('heading', { name: 'Spiel 1 von 4' })).toHaveCount(1);
});

/** A Dreier in which Doris, who plays it as the last at the table, has one card left to play; three are laid away. */
function beforeTheEnd(): DealtDeal {
  const deal = dealOut({ 'hand:3': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1', 'talon:0': 'C9 S10 H4' });
  deal.go(VORHAND, PASS, PASS, bid('dreier'), PASS, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['C9', 'S10', 'H4'] });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  while ((deal.s.zones['hand:3'] ?? []).length > 1 || deal.seat !== 3) deal.go(deal.offered[0] ?? {});
  return deal;
}

test('on a screen as wide as a laptop’s the last trick and all hands are in sight, and as large as there is room', async ({
  app,
}) => {
  const { page } = app;
  await openDeal(page, beforeTheEnd());
  await playOut(page);
  await expect(page.getByText('Verlegt')).toBeVisible();
  // One's own is the first.
  await expect(page.locator('.open .hand').first()).toContainText('Doris');
  for (const [width, height, card] of [
    [1366, 768, 54],
    [1920, 1080, 80],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shot(app, `result-hands-${width}`);
    const below = await page.evaluate<number>(
      `Math.max(...[...document.querySelectorAll('.open .hand, .open .hand .aside')].map((one) => one.getBoundingClientRect().bottom))`,
    );
    expect(below, `${width}x${height}`).toBeLessThanOrEqual(height);
    const { width: shown = 0 } = (await page.locator('.open .hand li').first().boundingBox()) ?? {};
    expect(shown, `a card at ${width}x${height}`).toBeGreaterThanOrEqual(card);
  }
});
