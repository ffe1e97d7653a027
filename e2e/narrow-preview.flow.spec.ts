import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { prepareEvening } from './big-evening.ts';
import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';

const NAMES = [
  'Brandstätter-Gschwandtner Elisa',
  'Unterkirchbergermühlbacher Max',
  'Maria Magdalena von Hohenstauf',
  'Steinbichler Cilli',
  'Spätkommer Gust',
];
test('beside the form of a deal nothing is cut off, however long the names of five are', async ({ app }) => {
  const { page } = app;
  const format = { ...DEFAULT_FORMAT, deals: 1, dealsAtFive: 1, rounds: 1, secondEntry: true };
  const evening = await prepareEvening(page, 5, 1, { names: NAMES, format });
  const place = { evening, round: 1, table: 1, deal: 1 };
  const entry = { contract: 'solorufer', declarer: 1, partner: 2, won: true };
  await command(page, { type: 'enter-deal', ...place, entry, by: 'Maria' });
  await command(page, { type: 'check-deal', ...place, entry, by: 'Josef' });
  await command(page, { type: 'close-round', evening, round: 1 });
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.getByRole('radio', { name: 'verloren' }).check();
  await page.getByLabel('Grund der Berichtigung').fill('Falsche Zeile');
  await expect(page.getByLabel('Ich habe die Folgen gelesen')).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'So wird abgerechnet' });
  for (const width of [1024, 1280, 1920, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await preview.evaluate((box) => {
      const { scrollWidth, clientWidth } = box as unknown as { scrollWidth: number; clientWidth: number };
      return scrollWidth - clientWidth;
    });
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
});
