import { expect, test } from './fixtures.ts';
import { isInOrderIn } from './overlap.ts';
import { setTextSize } from './screens.ts';
import { AROUND, BIDDING, PLAYING, type State } from './table-states.ts';
import { USUAL_ROOMS } from './windows.ts';

// Bots answer at once, and every trick stays until it is taken.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ settings: { pace: 'at-once', click: true, answers: false } });

const named = (name: string): State => {
  const state = [...BIDDING, ...PLAYING, ...AROUND].find((one) => one.name === name);
  if (!state) throw new Error(`no state ${name}`);
  return state;
};

/** What one sees of a deal from its first bid to its replay. */
for (const name of ['bidding', 'talon', 'playing', 'trick', 'ouvert', 'result'])
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
      const key = page.getByRole('button', { name: 'Das Spiel' });
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
