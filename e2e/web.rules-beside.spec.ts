import { expect, picture, test } from './fixtures.ts';
import { MOUSE } from './giving.ts';
import { openDeal } from './known-deal.ts';
import { losing, takingSix } from './reform-goals-deals.ts';
import { LAPTOP, PHONE, press, settled } from './reform-ways-table.ts';
import { screenIsFine } from './screens.ts';

// What a learner looks up: the rules of the game that was played, the prepared deal that teaches it, what stands on a card.

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test('the rules open at the game, from the table and from the result, with the prepared deal that teaches it', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, losing());
  const rule = page.locator('#rule-pensionist');
  const lesson = rule.locator('[data-lesson]');
  await page.getByRole('button', { name: 'Regeln' }).first().click();
  await expect(rule).toBeInViewport();
  // The table is not left by one press.
  await lesson.click();
  await expect(rule.getByRole('status')).toContainText('warten die anderen auf dich');
  await expect(rule.getByRole('link', { name: 'Trotzdem üben' })).toHaveAttribute(
    'href',
    /lessons\/reform\/pensionist$/,
  );
  await screenIsFine(app, 'rules-lesson-asks');
  await page.setViewportSize(PHONE);
  await screenIsFine(app, 'rules-lesson-asks-phone');
  await page.setViewportSize(LAPTOP);
  await rule.getByRole('button', { name: 'Am Tisch bleiben' }).click();
  await expect(rule.getByRole('status')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await press(page, MOUSE, page.locator('.hand button.legal[data-card]').first());
  await settled(page);
  await page.locator('[data-region="result"]').getByRole('button', { name: 'Regeln' }).click();
  await expect(rule).toBeInViewport();
  await expect(lesson).toHaveAttribute('href', /lessons\/reform\/pensionist$/);
  await screenIsFine(app, 'rules-after');
  await page.keyboard.press('Escape');

  // With nearly all cards still in the hands nobody can work out what would have been better.
  await page.getByRole('link', { name: 'Spiel nachsehen' }).click();
  await expect(page.locator('[data-better="idle"]')).toContainText('lässt sich hier nicht ausrechnen');
  await expect(page.locator('[data-better] button')).toHaveCount(0);
});

/** Runs in the page: the talon cards whose sign, in their upper left corner, lies under something else. */
const COVERED = `[...document.querySelectorAll('[data-talon-card]')].flatMap((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const at = document.elementFromPoint(left + (right - left) * 0.12, top + (bottom - top) * 0.07);
  return card.contains(at) ? [] : [card.dataset.talonCard];
})`;

test('of each talon card the sign is in sight, chosen or not', async ({ app }) => {
  const { page } = app;
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await openDeal(page, takingSix());
    const cards = page.locator('[data-talon-card]');
    for (const n of [0, 2, 4]) await press(page, MOUSE, cards.nth(n));
    await expect(page.locator('[data-talon-card].chosen')).toHaveCount(3);
    await picture(page, `web-talon-chosen-${String(size.width)}`);
    expect(await page.evaluate<string[]>(COVERED)).toEqual([]);
  }
});
