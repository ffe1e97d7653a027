import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { BIDDING } from './states/koenigrufen.ts';

/** Pages that nothing leads to from the start screen at once. */
const LATER = ['BoardPage', 'PrintPage', 'ReplayPage', 'SeasonPage', 'TablePage'];
/** Counts the pictures that are read though nothing shows them. */
const COUNT = `{
  globalThis.readAhead = 0;
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function () {
    globalThis.readAhead++;
    return decode.call(this);
  };
}`;
const readAhead = (page: Page) => page.evaluate<number>('readAhead');

/** Loads the page again with a clock that is ours, and what is drawn ahead counted; gives what is fetched from then on. */
async function beginAgain(page: Page): Promise<ReadonlySet<string>> {
  const fetched = new Set<string>();
  await page.addInitScript(COUNT);
  await page.clock.install();
  page.on('request', (request) => fetched.add(request.url()));
  await page.reload();
  await lobbyIsOpen(page);
  return fetched;
}

/** Which of the later pages have been fetched after some more seconds in which nobody does anything; a line is not lost by then. */
async function later(page: Page, fetched: ReadonlySet<string>): Promise<readonly string[]> {
  await page.clock.runFor(5000);
  return LATER.filter((name) => [...fetched].some((url) => url.includes(`/${name}-`)));
}

test.describe('where nobody asks for less', () => {
  test.use({ savesData: false });

  test('all pages are fetched while the page has nothing to do, and all cards are drawn at the table', async ({
    app,
  }) => {
    const { page } = app;
    const fetched = await beginAgain(page);
    await expect.poll(() => later(page, fetched)).toEqual(LATER);
    await BIDDING[0]?.show(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return readAhead(page);
      })
      .toBe(54);
  });
});

test('where data is saved a page is fetched when it is opened, and a card drawn when it is shown', async ({ app }) => {
  const { page } = app;
  const fetched = await beginAgain(page);
  for (let time = 0; time < 2; time++) expect(await later(page, fetched)).toEqual([]);
  await BIDDING[0]?.show(page);
  expect(await later(page, fetched)).toEqual(['TablePage']);
  expect(await readAhead(page)).toBe(0);
});
