import { expect, test } from './fixtures.ts';
import { KEYS, MOUSE, playWith, TOUCH } from './giving.ts';
import { openDeal } from './known-deal.ts';
import * as deals from './reform-goals-deals.ts';
import { chip, headline, LAPTOP, look, PHONE, press, result, said, saysGood, settled } from './reform-ways-table.ts';
import { handOn, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// The first trick and the last, piles that nobody wants to beat, several tarocks at once (reform §7.4, §7.6, §7.9): to their settlement.

test('a Spezi by mouse: the talon is looked at, a suit named, and whoever leads is picked', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.looking());
  await expect(page.locator('.middle [data-lies]')).toHaveCount(6);
  await look(app, 'look');
  await press(page, MOUSE, page.locator('.answer [data-action="seen"]'));
  await untilAsked(page);
  await look(app, 'side-suit');
  await press(page, MOUSE, said(page, /^Treff/));
  await untilAsked(page);
  await expect(chip(page)).toContainText('Treff');
  await saysGood(page, MOUSE, 'Anna');

  const picks = page.locator('.answer [data-action="pick"]');
  const lead = async (card: string) => {
    await press(page, MOUSE, page.locator(`.hand [data-card="${card}"]`));
    await untilAsked(page);
  };
  await lead('T22');
  await expect(picks).toHaveCount(4);
  await look(app, 'pick');
  await press(page, MOUSE, picks.filter({ hasText: 'Cilli' }));
  await untilAsked(page);
  // She has led, and her trick is won by somebody else: nobody is asked.
  await lead('T21');
  await expect(picks).toHaveCount(0);
  await look(app, 'picked');
  // The talon may be looked at again by whoever has seen it.
  await page.getByRole('button', { name: 'Verlauf' }).first().click();
  await expect(page.getByRole('list', { name: 'Talon', exact: true }).getByRole('listitem')).toHaveCount(6);
  await look(app, 'talon-again');
  await page.keyboard.press('Escape');
  for (const card of ['T20', 'T19', 'T18', 'T17', 'T16', 'T15', 'T14', 'CK', 'CQ']) {
    await lead(card);
    await press(page, MOUSE, picks.filter({ hasNotText: /Bert|Cilli|Doris/ }));
    await untilAsked(page);
  }
  await press(page, MOUSE, page.locator('.hand [data-card="CN"]'));
  const [anna = 0] = await settled(page);
  expect(anna).toBeGreaterThan(0);
  await expect(headline(page)).toContainText(/Spezi/);
  await look(app, 'spezi-won');
});

test('a Pensionist by keys on a phone: six cards, a first card, and nothing to beat until the end', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openDeal(page, deals.takingSix());
  const talon = page.locator('[data-talon-card]:not(.chosen)');
  while ((await talon.count()) > 0) await press(page, KEYS, talon.first());
  await press(page, KEYS, page.locator('.take button.main'));
  await untilAsked(page);
  expect(await handOn(page)).toHaveLength(18);
  for (const card of ['C10', 'S10', 'H1', 'D1', 'CJ', 'SJ'])
    await press(page, KEYS, page.locator(`.hand [data-card="${card}"]`));
  await press(page, KEYS, page.locator('.lay button.main'));
  await untilAsked(page);
  await saysGood(page, KEYS, 'Anna');
  await look(app, 'pensionist-lead');
  await playWith(page, KEYS);
  const [anna = 0] = await settled(page);
  expect(anna).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Die Haufen' })).toBeVisible();
  await expect(headline(page)).toContainText(/Pensionist/);
  await expect(result(page)).toContainText('nie zum Stechen gezwungen');
  await look(app, 'pensionist-won');
});

test('on a pile everybody sees whose each card is; whoever has none left is passed over', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.pile());
  const owners = page.locator('[data-pile] .who');
  await expect(owners).toHaveText(['Doris', 'Bert', 'Doris', 'Bert']);
  await look(app, 'pile');
  await openDeal(page, deals.noCards());
  await expect(page.locator('.plate').filter({ hasText: 'ohne Karten' })).toHaveCount(2);
  await look(app, 'no-cards');
});

test.describe('by finger', () => {
  test.use({ contextOptions: { hasTouch: true, viewport: PHONE } });
  test('a Pagatrufer with the king in the talon finds a partner, and everybody plays several tarocks at once', async ({
    app,
  }) => {
    const { page } = app;
    await openDeal(page, deals.birdInTalon());
    const partners = page.locator('.answer [data-action="pratermaessig"]');
    await expect(partners).toHaveCount(3);
    await look(app, 'king-talon');
    await press(page, TOUCH, partners.filter({ hasText: 'Cilli' }));
    await untilAsked(page);
    await expect(chip(page)).toContainText(/Partner.*Cilli/);
    for (const card of ['T18', 'D4', 'SQ']) await press(page, TOUCH, page.locator(`[data-talon-card="${card}"]`));
    await press(page, TOUCH, page.locator('.take button.main'));
    await untilAsked(page);
    for (const card of ['HQ', 'SQ', 'D4']) await press(page, TOUCH, page.locator(`.hand [data-card="${card}"]`));
    await press(page, TOUCH, page.locator('.lay button.main'));
    await untilAsked(page);
    await saysGood(page, TOUCH, 'Anna');
    for (const card of ['T15', 'T12', 'T9']) await press(page, TOUCH, page.locator(`.hand [data-card="${card}"]`));
    await expect(page.locator('[data-region="confirms"] button')).toContainText('36');
    await look(app, 'prater-set');
    await press(page, TOUCH, page.locator('[data-region="confirms"] button'));
    await untilAsked(page);
    await look(app, 'after-prater-set');
    await playWith(page, TOUCH);
    await settled(page);
    await look(app, 'prater-over');
  });
});

test('several tarocks of several players lie in one trick, each with their sum', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.pratersTrick());
  await expect(page.locator('.trick .sum')).toHaveText([/36/, /\d/, /\d/]);
  await look(app, 'prater-trick');
});
