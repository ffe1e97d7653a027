import type { Page } from '@playwright/test';
import { byEffort } from '#engine/testing/test-effort.ts';
import { expect, test } from './fixtures.ts';
import { playOutByKeys } from './keyboard-player.ts';
import { IN_MOTION } from './motion.ts';
import { screenIsFine } from './screens.ts';
import { leadClock, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

/** Deals that are played; four are a whole Radl. */
const DEALS = byEffort(2, 4);

test('deal after deal by keyboard only, and the focus is never lost', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await expect(page.getByRole('heading', { name: 'Gleich spielen' })).toBeVisible();
  await tabTo(page, 'Karten geben');
  await page.keyboard.press('Enter');
  for (let deal = 1; deal <= DEALS; deal++) {
    await playOutByKeys(page);
    await expect(page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` })).toBeVisible();
    if (deal === DEALS) continue;
    await tabTo(page, 'Nächstes Spiel');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` })).toHaveCount(0);
  }
});

test('every key of the table is on one page, and all can be turned off', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasten am Tisch' });
  await expect(help).toBeVisible();
  await screenIsFine(app, 'keys-1-help');
  await page.keyboard.press('Escape');
  // The page notices only a moment after it is hidden.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('r');
  const book = page.getByRole('region', { name: 'Regeln' });
  await expect(book).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});

/** Presses Tab until the button or link of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  for (let i = 0; i < 80; i++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
