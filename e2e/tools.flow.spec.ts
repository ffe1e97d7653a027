import type { Page } from '@playwright/test';
import { expect, shot, test } from './fixtures.ts';
import { IN_MOTION } from './motion.ts';
import type { RunningApp } from './running-app.ts';
import { setTextSize } from './screens.ts';
import { doOneThing, handOn, nextDeal, rested, untilAsked } from './table-player.ts';

// Bots answer at once, and every trick stays until it is taken.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ ...IN_MOTION, settings: { pace: 'at-once', click: true, answers: false } });

const SIZES = [
  [1024, 640],
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;

/** In the page: what lies below a tool, and faults of the line above the table. */
const FAULTS = `{
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  // What reaches beyond the felt is cut off there.
  const felt = box(document.querySelector('.felt'));
  const cut = (one) => {
    const { left, right, top, bottom } = box(one);
    return one.closest('.felt') ? { left, right, top: Math.max(top, felt.top), bottom: Math.min(bottom, felt.bottom) } : { left, right, top, bottom };
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => box(one).width > 0);
  const tools = seen('header .tools button');
  const below = seen('.plate, .speech, .talon li, .trick li, .caption, .hand [data-card], aside button, .answer button');
  const line = document.querySelector('header');
  const faults = below.filter((one) => tools.some((tool) => meet(box(tool), cut(one)))).map((one) => one.className + ' ' + one.innerText);
  if (tools.length === 0) faults.push('no tools');
  if (line.scrollWidth > line.clientWidth) faults.push('the line is too long');
  const rows = new Set([...seen('header a, header button')].map((one) => Math.round(box(one).top + box(one).height / 2)));
  if (Math.max(...rows) - Math.min(...rows) > 12) faults.push('the line is two lines');
  for (const tool of tools) if (box(tool).right > innerWidth || box(tool).left < 0) faults.push('out of sight: ' + tool.innerText);
  if (tools.some((tool) => tool.innerText.trim() === '' && tool.title === '')) faults.push('a tool without a name');
  faults;
}`;

/** Checks the table at every size, with usual and with large text. */
async function lookRound(app: RunningApp, moment: string): Promise<void> {
  const { page } = app;
  for (const [width, height] of SIZES)
    for (const text of [100, 150]) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await shot(app, `tools-${moment}-${width}x${height}-${text}`);
      expect(await page.evaluate<string[]>(FAULTS), `${moment}, ${width}x${height}, ${text} %`).toEqual([]);
    }
  await page.setViewportSize({ width: 1366, height: 768 });
  await setTextSize(page, 100);
}

const isPlay = async (page: Page): Promise<boolean> =>
  (await page.locator('.answer [data-action], .half button, .lay').count()) === 0;
const take = (page: Page) => page.getByRole('button', { name: 'Stich einziehen' });

/** Until a trick is complete, we are asked, or the deal is over. */
async function untilSomething(page: Page): Promise<'stands' | 'asked' | 'over'> {
  const asked = page.getByRole('heading', { name: 'Du bist am Zug' });
  const over = page.getByRole('heading', { name: /^Abrechnung Spiel/ });
  await expect(take(page).or(asked).or(over)).toBeVisible({ timeout: 60_000 });
  await rested(page);
  return (await take(page).isVisible()) ? 'stands' : (await over.isVisible()) ? 'over' : 'asked';
}

test('no tool covers anything on the table, at any size; a trick waits for its click, the last one too', async ({
  app,
}) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  await lookRound(app, '1-bidding');
  const tricks = { looked: false, last: false };
  for (;;) {
    const come = await untilSomething(page);
    if (come === 'over') {
      // A deal may be conceded before its first trick.
      if (tricks.looked) break;
      await nextDeal(page);
      continue;
    }
    if (come === 'asked') {
      const isMid = (await page.locator('.middle ol li').count()) > 0;
      if (isMid && !tricks.looked && (await isPlay(page))) await lookRound(app, '2-mid-trick');
      await doOneThing(page);
      continue;
    }
    await expect(page.locator('.middle li.winner')).toHaveCount(1);
    if (!tricks.looked) await lookRound(app, '3-trick');
    tricks.looked = true;
    if ((await handOn(page)).length === 0) {
      await lookRound(app, '4-last-trick');
      tricks.last = true;
    }
    await take(page).click();
    await expect(take(page)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await shot(app, 'tools-5-settlement');
});

test('if the line is short a menu has the rest, by mouse and by key', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const more = page.getByRole('button', { name: 'Mehr', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await shot(app, 'tools-6-menu');
  await page.getByRole('button', { name: 'Regeln', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Regeln' })).toBeVisible();
  await page.keyboard.press('Escape');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tasten', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(more).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tasten', exact: true })).toBeVisible();
});

test.describe('no bot acts', () => {
  const pause = process.env.TAROCKABEND_BOT_PAUSE ?? '0';
  test.beforeAll(() => {
    process.env.TAROCKABEND_BOT_PAUSE = '3600000';
  });
  test.afterAll(() => {
    process.env.TAROCKABEND_BOT_PAUSE = pause;
  });

  test('the only person at a table, who lets a bot play, has the cards back', async ({ app }) => {
    const { page } = app;
    await page.getByRole('button', { name: 'Karten geben' }).click();
    const beside = page.getByRole('button', { name: 'Tisch', exact: true });
    await beside.click();
    await page.getByRole('button', { name: /^Bot für / }).click();
    await expect(page.locator('.hand')).toHaveCount(0);
    await expect(async () => {
      if (!(await page.locator('.drawer').isVisible())) await beside.click();
      await expect(page.getByRole('button', { name: /spielt? wieder$/ })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.getByRole('button', { name: /spielt? wieder$/ }).click();
    await expect(page.locator('.hand button[data-card]')).toHaveCount(12);
  });
});
