import type { Locator, Page } from '@playwright/test';
import { cutOff, prepareEvening, TOTALS } from './big-evening.ts';
import { command, openEvening, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';

// Only a browser without a window prints to a file.

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Prints what is ticked: as many pages as the preview shows, and nothing cut off on any of them. */
async function printed(page: Page, name: string): Promise<void> {
  const papers = page.locator('.paper');
  await page.emulateMedia({ media: 'print' });
  // Nothing but sheets, from the top left corner on.
  await expect.poll(() => papers.first().boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.emulateMedia({ media: null });
  expect(await cutOff(page.locator('.papers'))).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true, path: `artefacts/print/${name}.pdf` });
  expect(pagesOf(pdf)).toBe(await papers.count());
}

for (const count of [23, 138])
  test(`paper for ${count} players`, { tag: count < 138 ? '@full' : [] }, async ({ app }) => {
    const { page } = app;
    const evening = await prepareEvening(page, count, 3);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitEvening(page, evening, 'print/3');
    for (const part of [/Plätze nach Tischen/, /Ergebniszettel/, /Rangliste/])
      await page.getByRole('checkbox', { name: part }).check();
    await screenIsFine(app, `print-${count}`);
    await printed(page, `paper-${count}`);
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.getByRole('radio', { name: 'A4', exact: true }).check();
    for (const part of [/Plätze/, /zettel/, /Rangliste/])
      for (const box of await page.getByRole('checkbox', { name: part }).all()) await box.uncheck();
    await expect(page.locator('.paper')).toHaveCount(count === 23 ? 5 : 34);
    await screenIsFine(app, `print-cards-${count}`);
    await printed(page, `cards-${count}`);
  });

test('score sheets for 16, 36 and 48 deals, with double rounds and the pot, and a draft is marked as one', async ({
  app,
}) => {
  const { page } = app;
  for (const deals of [16, 36, 48]) {
    const evening = await prepareEvening(page, 8, 1, {
      format: { ...TOTALS, deals },
      options: { 'double-rounds': true, schlussrad: true, pagatkassa: { ante: 5, floor: 20, cap: 40 } },
      draft: true,
    });
    await visitEvening(page, evening, 'print/1');
    for (const part of [/Plätze nach Namen/, /Tischkarten/]) await page.getByRole('checkbox', { name: part }).uncheck();
    await expect(page.locator('.paper')).toHaveCount(deals === 16 ? 2 : 4);
    await expect(page.locator('.paper tbody tr').filter({ has: page.locator('.nr') })).toHaveCount(2 * deals);
    await expect(page.locator('.paper .draft')).toHaveCount(deals === 16 ? 2 : 4);
    await printed(page, `sheets-${deals}`);
    await page.evaluate("location.hash = '#/'");
  }
});

test('the widest score sheet, four names and a pot that pays, keeps to its margins', async ({ app }) => {
  const { page } = app;
  const evening = await openEvening(page, { family: 'bavarian', profile: 'simple-points' });
  await command(page, { type: 'import-players', evening, text: 'Anna\nBert\nCilli\nDoris' });
  const seats = [[['p1', 'p2', 'p3', 'p4']]];
  await command(page, { type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds: seats });
  await command(page, { type: 'publish-round', evening, round: 1 });
  await visitEvening(page, evening, 'print/1');
  const sheet = page.locator('.paper').filter({ has: page.locator('.signatures') });
  const right = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box === null ? NaN : Math.round(box.x + box.width);
  };
  expect(await right(sheet.locator('table'))).toBe(await right(sheet.locator('.signatures')));
});
