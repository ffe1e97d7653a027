import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { leadClock, nextDeal, playOut } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

async function isSound(page: Page): Promise<void> {
  const own = page.getByText(/sein Beitrag ist in der Mischung/);
  await expect(own).toBeHidden();
  await page.getByText('Mischung wie zugesagt').click();
  await expect(own).toBeVisible();
}

test('a deal is committed, this device adds randomness, and the shuffle is verified afterwards', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await playOut(page);
  // The first deal began with the table; the commitment of the second one can be noted down.
  const beside = page.getByRole('button', { name: 'Tisch', exact: true });
  await beside.click();
  await page.getByText('Mischung', { exact: true }).click();
  await expect(page.getByText('Zusage für Spiel 2')).toBeVisible();
  await expect(page.locator('.drawer').getByText('Ein Gerät am Tisch hat Zufall beigesteuert.')).toBeVisible();
  await screenIsFine(app, 'fair-1-commitment');
  await page.keyboard.press('Escape');
  await nextDeal(page);
  await playOut(page);
  // One tick, and behind it what was checked, with the result and in the replay.
  await isSound(page);
  await screenIsFine(app, 'fair-2-checked');
  await page.getByRole('link', { name: 'Spiel nachsehen' }).click();
  await isSound(page);
  await screenIsFine(app, 'fair-3-replay');
});
