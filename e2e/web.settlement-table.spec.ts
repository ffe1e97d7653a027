import type { Locator, Page } from '@playwright/test';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { prepareEvening } from './big-evening.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { setTextSize } from './screens.ts';
import { LONG_NAMES, tornWords } from './torn-words.ts';

const PHONE = { width: 390, height: 844 };

interface Box {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
const extent = (place: Locator) =>
  place.evaluate((one: unknown) => {
    const { scrollWidth, clientWidth } = one as Box;
    return { needed: scrollWidth, room: clientWidth };
  });

/** What is wrong with a settlement's table: something is torn, or overflows its box without a hint. */
async function faults(page: Page, table: Locator): Promise<readonly string[]> {
  const { needed, room } = await extent(table.locator('xpath=ancestor::div[contains(@class, "wide")]'));
  const hinted = await table.locator('xpath=ancestor::div[contains(@class, "frame")]').locator('.after').isVisible();
  const whole = await extent(page.locator('html'));
  return [
    ...(await tornWords(table)),
    ...(hinted === needed > room + 1
      ? []
      : [`the box needs ${needed} of ${room} px, more is ${hinted ? '' : 'not '}told`]),
    ...(whole.needed > whole.room ? [`the page needs ${whole.needed} of ${whole.room} px`] : []),
  ];
}

async function isWhole(page: Page, place: Locator, what: string): Promise<void> {
  const table = place.locator('table').filter({ has: page.locator('tfoot') });
  await expect(table).toBeVisible();
  for (const scale of [1, 1.25, 1.5])
    for (const width of [390, 768, 1024, 1366]) {
      await page.setViewportSize({ ...PHONE, width });
      await setTextSize(page, scale * 100);
      await expect
        .poll(() => faults(page, table), { message: `${what}, ${width} px at ${scale}`, timeout: 5000 })
        .toEqual([]);
    }
  await page.setViewportSize(PHONE);
  await picture(page, `web-settlement-${what}`, { fullPage: true });
}

test('in the table of a settlement no name and no number is torn', async ({ app }) => {
  const { page } = app;
  const evening = await prepareEvening(page, 5, 1, { names: LONG_NAMES, format: DEFAULT_FORMAT });
  await openDesk(page);
  const entry = {
    contract: 'besserrufer-1',
    declarer: 1,
    partner: 2,
    won: true,
    announced: [{ id: 'pagat', by: 1, made: true, kontra: 2 }],
  };
  await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry, by: 'Resi' });
  await visitEvening(page, evening, 'entry/1/1/1');
  await isWhole(page, page.getByRole('complementary', { name: 'So wird abgerechnet' }), 'preview');
  await visitEvening(page, evening, 'check/1/1/1');
  await isWhole(page, page.getByRole('main'), 'check');
});

test('on cards and slips of paper no name is torn', async ({ app }) => {
  const { page } = app;
  const evening = await prepareEvening(page, 5, 1, { names: LONG_NAMES });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitEvening(page, evening, 'print/1');
  for (const part of [/Tischkarten/, /Ergebniszettel/]) await page.getByRole('checkbox', { name: part }).check();
  const slips = page.locator('.paper section');
  await expect(slips).toHaveCount(2);
  for (const size of ['A4', 'A5, zwei auf einem Blatt']) {
    await page.getByRole('radio', { name: size, exact: true }).check();
    for (const slip of await slips.all()) await expect.poll(() => tornWords(slip), size).toEqual([]);
  }
});
