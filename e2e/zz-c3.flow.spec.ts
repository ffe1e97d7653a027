import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import { screenIsFine } from './screens.ts';
import { doOneThing, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const SIZES = { small: [1024, 640], laptop: [1440, 900], phone: [390, 844] } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const steps = (page: Page) => page.getByRole('slider', { name: 'Schritt' });
const present = (page: Page) => page.locator('[aria-current="step"]');
const settlement = (page: Page) => page.getByRole('region', { name: 'Der Tisch, alle Karten offen' });
const openCards = (page: Page) => page.locator('[data-open-card]');

/** Goes to an address of the app, as a link does. */
const goTo = (page: Page, hash: string) => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);

/** A deal of one person and three bots at a club evening; gives the evening's address. */
async function playADeal(page: Page): Promise<string> {
  await lobbyIsOpen(page);
  await createEvening(page, 'Klubabend');
  await drawOneTable(page, ['Anna Egger', 'Bert Huber', 'Cilli Moser', 'Doris Pichler']);
  await dealWith(page, { persons: [0] });
  while ((await untilAsked(page)) === 'asked') await doOneThing(page);
  return /#\/evening\/[^/]+/.exec(page.url())?.[0] ?? '';
}


test('zz', async ({ app }) => {
  const { page } = app;
  const evening = await playADeal(page);
  await goTo(page, `${evening}/replay/1/1/1`);
  for (const scale of ['1.5', '1.15'])
  for (const [name, [width, height]] of Object.entries(SIZES)) {
  await page.evaluate(`document.documentElement.style.setProperty('--text-scale','${scale}')`);
    await page.setViewportSize({ width, height });
    await page.getByLabel('Zum Stich').selectOption('3');
    for (let i = 0; i < 3; i++) await button(page, 'Weiter').click();
    await screenIsFine(app, `zz-${name}-${scale}`);
  }
  await page.evaluate("document.documentElement.style.setProperty('--text-scale','1')");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await screenIsFine(app, `zz-projector`);
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByRole('button', { name: 'Forward' }).click();
  await screenIsFine(app, `zz-en`);
});
