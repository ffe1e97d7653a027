import { prepareEvening, TOTALS } from './big-evening.ts';
import { visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './screens.ts';

test('what everybody pays is all visible, at every width and text size, or there is a hint at more', async ({
  app,
}) => {
  const { page } = app;
  const cash = {
    ...{
      fee: 1500,
      reduced: [],
      houseKeeps: 500,
      perPoint: 10,
      prizes: { type: 'percent' as const, percent: [60, 40] },
    },
    ...{ step: 100, goods: [], pot: null, penaltiesTo: 'house' as const },
  };
  const evening = await prepareEvening(page, 8, 2, { format: { ...TOTALS, cash }, draft: true });
  await visitEvening(page, evening, 'cash');
  const wide = page.locator('.wide').filter({ has: page.locator('caption') });
  for (const scale of [1, 1.25, 1.5])
    for (const width of [390, 1024, 1280, 1366, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, scale * 100);
      await expect(async () => {
        const { needed, room } = await wide.evaluate((one: unknown) => {
          const { scrollWidth, clientWidth } = one as { scrollWidth: number; clientWidth: number };
          return { needed: scrollWidth, room: clientWidth };
        });
        const hinted = await page.locator('.frame').filter({ has: wide }).locator('.after').isVisible();
        expect(hinted, `${width} px at ${scale}`).toBe(needed > room + 1);
        if (width >= 1280 && scale < 1.5) expect(needed, `${width} px at ${scale}`).toBeLessThanOrEqual(room + 1);
      }).toPass();
    }
});
