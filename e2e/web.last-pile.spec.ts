import { expect, picture, test } from './fixtures.ts';
import { MOUSE } from './giving.ts';
import { openDeal } from './known-deal.ts';
import { losing } from './reform-goals-deals.ts';
import { LAPTOP, look, press, settled } from './reform-ways-table.ts';

// A deal that ends in the middle of a pile: what has to be beaten is the last thing that was played (reform §7.9).

process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ settings: { pace: 'at-once', click: true } });

test('the pile that a Pensionist has to beat waits to be taken away, and is looked up in result and replay', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, losing());
  await press(page, MOUSE, page.locator('.hand button.legal[data-card]').first());
  await expect(page.getByRole('heading', { name: 'Das Spiel ist aus' })).toBeVisible();
  const lying = page.locator('.middle [data-pile] li');
  await expect(lying).not.toHaveCount(0);
  const count = await lying.count();
  await look(app, 'last-pile');
  await press(page, MOUSE, page.getByRole('button', { name: 'Haufen einziehen' }).filter({ visible: true }).first());
  const [anna = 0] = await settled(page);
  expect(anna).toBeLessThan(0);
  await expect(page.getByRole('group', { name: 'Die Haufen' }).getByRole('button').last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('.last-trick [data-pile] li')).toHaveCount(count);
  await look(app, 'last-pile-result');
  await page.getByRole('link', { name: 'Spiel nachsehen' }).click();
  await page.getByRole('button', { name: 'Zum Ende' }).click();
  await expect(page.locator('.end [data-pile] li:visible')).toHaveCount(count);
  await page.getByText('Letzter Haufen').click();
  await expect(page.locator('.looked-up details[open] [data-pile] li')).toHaveCount(count);
  await picture(page, 'web-last-pile-replay');
});
