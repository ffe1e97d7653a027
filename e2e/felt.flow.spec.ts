import type { Locator } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { expect, test } from './fixtures.ts';
import { isInOrderIn } from './overlap.ts';
import { setTextSize } from './screens.ts';
import { stateNamed as named } from './table-states.ts';
import { USUAL_ROOMS } from './windows.ts';

// Bots answer at once, and every trick stays until it is taken.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ settings: { pace: 'at-once', click: true, answers: false } });

/** What one sees of a deal from its first bid to its replay. */
for (const name of ['bidding', 'talon', 'playing', 'trick', 'trick won opposite', 'ouvert', 'result'])
  test(`nothing meets anything, has a bar or lies beside the hand: ${name}`, async ({ app }) => {
    const { show, said = '' } = named(name);
    await show(app.page);
    await isInOrderIn(app, name, USUAL_ROOMS, said);
  });

test('nothing meets anything, has a bar or lies beside the hand: replay', async ({ app }) => {
  const { page } = app;
  for (const name of ['score sheet', 'replay']) await named(name).show(page);
  // All cards of a trick lie there.
  await page.getByRole('slider', { name: 'Schritt' }).fill('14');
  await expect(page.locator('.replay .middle .trick li')).toHaveCount(4);
  await isInOrderIn(app, 'replay', USUAL_ROOMS);
});

test('the course lies over the felt behind its key, and goes again', async ({ app }) => {
  const { page } = app;
  await named('playing').show(page);
  for (const { width, height, texts } of USUAL_ROOMS)
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await setTextSize(page, texts[0] ?? 100);
      const key = page.getByRole('button', { name: 'Verlauf' });
      const course = page.getByRole('complementary', { name: 'Das Spiel' });
      await expect(course).toBeHidden();
      await key.click();
      await expect(course.getByRole('heading', { name: 'Verlauf' })).toBeInViewport();
      await expect(course.getByRole('button', { name: 'Schließen' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(course).toBeHidden();
      await expect(key).toBeFocused();
    });
});

/** Nothing lies over the middle of the right edge of an element: it would be hit there. */
async function isOnTop(one: Locator): Promise<void> {
  const { width, height } = must((await one.boundingBox()) ?? undefined, 'a box');
  await one.click({ trial: true, timeout: 5_000, position: { x: width - 2, y: height / 2 } });
}

test('on a laptop with large text a trick is as large and as plain as with the usual one', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1366, height: 768 });
  await named('trick').show(page);
  const winner = page.locator('.middle .trick .winner');
  await isOnTop(winner);
  const { width: usual = 0 } = (await winner.boundingBox()) ?? {};
  await setTextSize(page, 200);
  await isOnTop(winner);
  const { width = 0 } = (await winner.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(usual * 0.95);
  const { width: wide = 0, height = 0 } =
    (await page.getByRole('button', { name: 'Stich einziehen' }).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(wide, 'with its word').toBeGreaterThan(4 * height);
});

test('on a laptop with large text it is said above every bid what stands', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1366, height: 768 });
  await named('ladder').show(page);
  await setTextSize(page, 200);
  await expect(page.locator('.ladder').getByText('Es steht: Farbendreier (Leni)')).toBeInViewport({ ratio: 1 });
});

test('with the last trick open all of it is in sight, and whose turn it is', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1366, height: 768 });
  await named('last trick').show(page);
  const facts = page.getByRole('complementary', { name: 'Das Spiel' });
  for (const card of await facts.locator('.trick li').all()) await expect(card).toBeInViewport({ ratio: 1 });
  await isOnTop(page.getByRole('heading', { name: 'Du bist am Zug' }));
});
