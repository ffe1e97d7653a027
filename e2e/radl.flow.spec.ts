import { expect, test } from './fixtures.ts';
import { IN_MOTION } from './motion.ts';
import { screenIsFine } from './screens.ts';
import { doOneThing, leadClock, momentOf, nextDeal, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

test.beforeEach(({ app }) => leadClock(app.page));

test('a whole Radl alone against bots, by mouse', async ({ app }) => {
  const { page } = app;
  await screenIsFine(app, 'solo-1-lobby');
  await page.getByLabel('Dein Name').fill('Annemarie');
  await page.getByRole('button', { name: 'Karten geben' }).click();
  for (let deal = 1; deal <= 4; deal++) {
    const seen = new Set<string>();
    await expect(page.getByRole('heading', { name: `Spiel ${deal} von 4` })).toHaveCount(1);
    while ((await untilAsked(page)) === 'asked') {
      const kind = await momentOf(page);
      if (deal === 1 && !seen.has(kind)) await screenIsFine(app, `solo-2-${kind}`);
      seen.add(kind);
      await doOneThing(page);
    }
    await expect(page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` })).toBeVisible();
    if (deal === 1) await screenIsFine(app, 'solo-3-settlement');
    if (deal === 4) break;
    await nextDeal(page);
  }
  await expect(page.getByText('Dieser Tisch hat fertig gespielt.')).toBeVisible();
  await page.getByRole('link', { name: 'Schreibblatt' }).click();
  await expect(page.getByRole('heading', { name: /Schreibblatt/ })).toBeVisible();
  await screenIsFine(app, 'solo-4-sheet');
});
