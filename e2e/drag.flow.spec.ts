import { expect, test } from './fixtures.ts';
import { doOneThing, untilAsked } from './table-player.ts';

// Bots answer at once; how long they take otherwise is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test('cards are dragged to the table, dropped elsewhere they stay in the hand', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const legal = page.locator('.hand button.legal[data-card]');
  while (
    (await untilAsked(page)) === 'asked' &&
    (await page.locator('aside [data-action], .half button, .lay').count()) > 0
  )
    await doOneThing(page);
  await expect(legal.first()).toBeVisible();
  const card = (await legal.first().getAttribute('data-card')) ?? '';
  const inHand = page.locator(`.hand button[data-card="${card}"]`);
  await inHand.dragTo(page.locator('aside'), { force: true });
  await expect(inHand).toBeVisible();
  await inHand.dragTo(page.locator('.felt'), { force: true, targetPosition: { x: 300, y: 250 } });
  await expect(inHand).toHaveCount(0);
});
