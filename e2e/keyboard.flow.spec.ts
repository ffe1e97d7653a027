import type { Page } from '@playwright/test';
import { byEffort } from '../engine/testing/test-effort.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { leadClock, rested, untilAsked } from './table-player.ts';
import { IN_MOTION } from './motion.ts';

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
    while ((await untilAsked(page)) === 'asked') await answer(page);
    await expect(page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` })).toBeVisible();
    await expect(page.locator('.headline')).toBeFocused();
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

/** Answers what is asked, with keys: a card, a word, a half of the talon, or discards. */
async function answer(page: Page): Promise<void> {
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await expect(page.locator('.board :focus')).toHaveCount(1);
  await rested(page);
  const laying = page.getByRole('group', { name: 'Zum Verlegen', exact: true });
  if (await laying.isVisible()) await layCards(page);
  else if ((await page.locator('button.legal[data-card]').count()) > 0) {
    await page.keyboard.press('h');
    await expect(page.locator('button.legal[data-card]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('a');
    await expect(page.locator('.actions button:focus, .middle button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
}

async function layCards(page: Page): Promise<void> {
  const lay = page.getByRole('button', { name: 'Verlegen', exact: true });
  while (await lay.isDisabled()) {
    const left = await page.locator('.hand button[data-card]').count();
    await page.keyboard.press('h');
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand button[data-card]')).toHaveCount(left - 1);
  }
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
}

/** Presses Tab until the button or link of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  for (let i = 0; i < 80; i++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
