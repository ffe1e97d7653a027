import type { Browser, Page } from '@playwright/test';
import { visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { admit, knock, openRoomHere } from './room.ts';
import { rested } from './table-player.ts';
import { claiming, ordering } from './tuebingen-deals.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** These people sit at the table on phones of their own, the first seats of it. */
async function phonesAt(page: Page, browser: Browser, evening: string, ...names: readonly string[]) {
  await visitEvening(page, evening, 'room');
  const link = await openRoomHere(page);
  const phones: Page[] = [];
  for (const name of names) {
    const { page: phone } = await knock(browser, link, name, 'Mitspielen');
    await admit(page, name);
    await phone.getByRole('link', { name: 'Zum Tisch' }).click();
    await expect(phone.locator('.board')).toBeVisible();
    phones.push(phone);
  }
  return phones;
}

const done = (phone: Page) => phone.locator('.foot .main');

test('Strafen are claimed on phones: one in vain is told to its claimer alone, what counts is told to all', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const evening = await playFrom(page, claiming().record, NAMES, 0, 1, 2, 3);
  const phones = await phonesAt(page, browser, evening, ...NAMES);
  const [anna, bert, cilli, doris] = phones;
  if (!anna || !bert || !cilli || !doris) throw new Error('four phones');
  const before = await bert.locator('.board').innerText();
  await rested(anna);
  await anna.getByRole('button', { name: /^Königreich/ }).click();
  await done(anna).click();
  await expect(anna.getByText('Das stimmt nicht.', { exact: false })).toBeVisible();
  await expect(anna.locator('.asks')).toContainText('Stimmt es wieder nicht');
  await picture(anna, 'web-strafen-phone-in-vain');
  expect(await bert.locator('.board').innerText()).toBe(before);
  // What is refused covers nothing that can be pressed.
  await expect(done(anna)).toBeInViewport({ ratio: 1 });
  // What is pressed is claimed together with the word that one is done.
  await anna.getByRole('button', { name: /^Skimon/ }).click();
  await rested(anna);
  await done(anna).click();
  for (const phone of [bert, cilli, doris]) await expect(phone.locator('.board')).toContainText('Skimon');
  // What is claimed already is on offer to nobody.
  for (const phone of [bert, cilli, doris]) {
    await expect(phone.getByRole('button', { name: /^Skimon/ })).toHaveCount(0);
    await rested(phone);
    await done(phone).click();
  }
  for (const phone of phones) {
    await expect(phone.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
    await expect(phone.locator('[data-region="result"]')).toContainText('Skimon');
  }
  await expect(doris.getByRole('list', { name: 'Vergessen' })).toContainText('vergessen: ');
  await picture(bert, 'web-strafen-phone-result');
});

test('whoever orders good and other cards mixed sees on the phone where they go, and where they lie then', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const evening = await playFrom(page, ordering().record, NAMES, 0, 1, 2, 3);
  const [anna, bert] = await phonesAt(page, browser, evening, 'Anna', 'Bert');
  if (!anna || !bert) throw new Error('two phones');
  const choose = (card: string) =>
    anna.locator(`.hand button[data-card="${card}"]`).click({ position: { x: 8, y: 12 } });
  const lay = anna.locator('.lay');
  for (const card of ['DQ', 'T1', 'T21']) await choose(card);
  await expect(lay.locator('li:not(.empty)')).toHaveCount(5);
  for (const [at, card] of ['T1', 'T21', 'DQ'].entries())
    await expect(lay.locator('[data-card]').nth(at)).toHaveAttribute('data-card', card);
  await expect(lay.locator('[data-card]')).toHaveCount(3);
  await expect(lay.locator('.part')).toHaveText(['links die guten', 'rechts die anderen']);
  await picture(anna, 'web-stecken-phone-choosing');
  await rested(anna);
  await lay.locator('button.main').click();
  const arranged = anna.getByRole('group', { name: 'So liegen deine Karten' });
  await expect(arranged.locator('img')).toHaveCount(19);
  await expect(arranged.locator('ul').first().locator('img').first()).toHaveAttribute('alt', /Einser|^I\b|1/);
  await expect(arranged.locator('ul').last().locator('img').first()).toHaveAttribute('alt', /Dame/);
  await picture(anna, 'web-stecken-phone-ordered');
  await anna.setViewportSize({ width: 1280, height: 800 });
  await picture(anna, 'web-stecken-laptop-ordered');
  await expect(bert.getByRole('group', { name: 'So liegen deine Karten' })).toHaveCount(0);
});
