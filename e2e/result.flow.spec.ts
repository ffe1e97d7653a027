import { expect, shot, test } from './fixtures.ts';
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
