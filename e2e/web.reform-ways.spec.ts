import { visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { KEYS, MOUSE, playWith, TOUCH } from './giving.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { meetGames } from './met-games.ts';
import * as deals from './reform-ways-deals.ts';
import {
  chip,
  headline,
  LAPTOP,
  look,
  NAMES,
  PHONE,
  press,
  result,
  said,
  saysGood,
  settled,
  uncover,
} from './reform-ways-table.ts';
import { admit, knock, openRoomHere } from './room.ts';
import { screenIsFine } from './screens.ts';
import { handOn, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// Games with ways of their own (reform §7.7 to §7.9): each with a means of its own, to its settlement.

test('an Eisenbahner names its suit, an opponent takes the bus, and it departs after the first trick', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await playFrom(page, deals.naming().record, NAMES, 0, 1);
  await uncover(page, 'Anna');
  await look(app, 'suit');
  await press(page, MOUSE, said(page, /^Tarock/));
  await uncover(page, 'Bert');
  await expect(chip(page)).toContainText('Tarock');
  await look(app, 'bus');
  await press(page, MOUSE, said(page, /Bus mit Herz/));
  await uncover(page, 'Anna');
  await expect(chip(page)).toContainText(/Bus.*Bert/);
  await saysGood(page, MOUSE, 'Anna');
  await press(page, MOUSE, page.locator('.hand [data-card="C8"]'));
  await uncover(page, 'Bert');
  await press(page, MOUSE, page.locator('.hand button.legal[data-card]').first());
  // She departs first, but with too few points; the bus has not departed at all.
  const [anna = 0] = await settled(page);
  expect(anna).toBeLessThan(0);
  await expect(result(page)).toContainText('Bus');
  await expect(result(page)).toContainText(/Abfahrt/);
  // What nobody had to play any more is laid open, too.
  await expect(page.getByRole('list', { name: 'Karten von Anna' }).getByRole('listitem')).toHaveCount(12);
  await look(app, 'departed');
});

test('a brake is chosen apart from the cards, and ends the play', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.braking());
  await look(app, 'brake');
  // A tarock alone is refused: nobody brakes by mistake.
  await press(page, MOUSE, page.locator('.hand [data-card="T13"]'));
  await expect(page.locator('.hand')).toContainText('Bediene die ausgespielte Farbe');
  await page.locator('.answer select').selectOption({ label: 'Tarock XIII' });
  await press(page, MOUSE, said(page, /^Notbremse$/));
  await settled(page);
  await look(app, 'braked');
});

test('the apothecary shares out the talon by mouse', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.lastTrick());
  await press(page, MOUSE, page.locator('.hand button.legal[data-card]').first());
  for (let card = 0; card < 6; card++) {
    await untilAsked(page);
    await expect(page.locator('[data-lies].about')).toHaveCount(1);
    if (card === 2) await look(app, 'share');
    await press(page, MOUSE, page.locator('.answer [data-action="share-card"]').nth(card % 3));
  }
  await settled(page);
  await look(app, 'shared');
});

test('an Artist has won as soon as three kings are left', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openDeal(page, deals.threeKings());
  await expect(page.locator('.hand [data-card]')).toHaveCount(4);
  await look(app, 'artist');
  await press(page, MOUSE, page.locator('.hand button.legal[data-card="T14"]'));
  const [anna = 0] = await settled(page);
  expect(anna).toBeGreaterThan(0);
  await expect(headline(page)).toContainText('3 gleiche Bilder übrig');
  await expect(result(page)).toContainText('3 gleiche Bilder übrig');
  await look(app, 'artist-won');
});

test.describe('by finger', () => {
  test.use({ contextOptions: { hasTouch: true, viewport: PHONE } });
  test('a Hausierer draws, and leads all cards of a suit with the Sküs', async ({ app }) => {
    const { page } = app;
    await openDeal(page, deals.drawing());
    await look(app, 'draw');
    await press(page, TOUCH, said(page, 'Eine Karte nehmen'));
    await untilAsked(page);
    expect(await handOn(page)).toHaveLength(13);
    await press(page, TOUCH, said(page, 'Genug'));
    await untilAsked(page);
    await saysGood(page, TOUCH, 'Anna');
    for (const card of ['CK', 'CQ', 'CN', 'CJ', 'C10', 'C9', 'C8', 'C7', 'T22'])
      await press(page, TOUCH, page.locator(`.hand [data-card="${card}"]`));
    await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(9);
    await look(app, 'set');
    await press(page, TOUCH, page.locator('[data-region="confirms"] button'));
    await untilAsked(page);
    await look(app, 'after-set');
    // However it goes on, it ends as a Hausierer can, and the sheet says how.
    await playWith(page, TOUCH);
    await settled(page);
    const HOW = /ohne Karten|übrig|zum Bedienen/;
    await expect(headline(page)).toContainText(HOW);
    await expect(result(page)).toContainText(HOW);
    await look(app, 'hausierer-over');
  });
});

test('a fahrt ins Blaue is put in order by keys, begun anew once, and goes on after a restart', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openDeal(page, deals.ordering());
  await look(app, 'order');
  const place = async (card: string) => {
    await press(page, KEYS, page.locator(`.hand [data-card="${card}"]`));
    await untilAsked(page);
  };
  const ORDER = ['C8', 'T1', 'T12', 'T13', 'T14', 'T15', 'T17', 'T18', 'T19', 'T20', 'T21', 'T22'];
  for (const card of [...ORDER].reverse()) await place(card);
  await look(app, 'order-placed');
  await press(page, KEYS, said(page, 'Noch einmal von vorn'));
  await untilAsked(page);
  await expect(page.locator('.hand .place')).toHaveCount(0);
  for (const card of ORDER.slice(0, 5)) await place(card);
  await look(app, 'order-half');
  await app.kill();
  await app.restart();
  await expect(page.locator('.banner')).toHaveCount(0, { timeout: 60_000 });
  await untilAsked(page);
  await expect(page.locator('.hand .place')).toHaveCount(5);
  for (const card of ORDER.slice(5)) await place(card);
  await press(page, KEYS, said(page, 'So bleibt es'));
  await untilAsked(page);
  await saysGood(page, KEYS, 'Anna');
  await look(app, 'in-order');
  await press(page, KEYS, page.locator('.hand [data-card="C8"]'));
  await settled(page);
});

test('nobody else sees anything of an order, on a phone of their own', async ({ app, browser }) => {
  const { page } = app;
  const evening = await playFrom(page, deals.ordering().record, NAMES, 0, 1);
  await visitEvening(page, evening, 'room');
  const { page: phone } = await knock(browser, await openRoomHere(page), 'Bert', 'Mitspielen');
  await admit(page, 'Bert');
  await phone.getByRole('link', { name: 'Zum Tisch' }).click();
  await expect(phone.locator('.board')).toBeVisible();
  await visitEvening(page, evening, 'table/1/1');
  await untilAsked(page);
  for (const card of ['C8', 'T22', 'T1']) {
    await press(page, KEYS, page.locator(`.hand [data-card="${card}"]`));
    await untilAsked(page);
  }
  await expect(page.locator('.hand .place')).toHaveCount(3);
  await expect(phone.locator('.board')).toContainText('legt die Reihenfolge fest');
  await phone.getByRole('button', { name: 'Verlauf' }).first().click();
  await expect(phone.getByText(/legt die Reihenfolge fest/).first()).toBeAttached();
  await screenIsFine({ ...app, page: phone }, 'ways-order-opponent');
  for (const secret of ['Sküs', 'Pagat', 'Treff-Acht', 'data-place', 'T22'])
    expect(await phone.content()).not.toContain(secret);
  await phone.context().close();
});

test('what to do in a new game stands beside the question until it has been read', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await playFrom(page, deals.naming().record, NAMES, 0);
  await meetGames(page);
  await untilAsked(page);
  const first = page.locator('[data-first-time]');
  await expect(first).toContainText('Eisenbahner');
  await look(app, 'met');
  const told = page.locator('.board [role="log"]').getByText(/Zum ersten Mal hier: Eisenbahner/);
  await expect(told).toHaveCount(1);
  await press(page, MOUSE, said(page, /^Tarock/));
  // It is there until it has been read, and not said a second time.
  await expect(page.locator('.hand button.legal[data-card], .answer [data-action="good"]').first()).toBeVisible();
  await expect(first).toBeVisible();
  await expect(told).toHaveCount(1);
  await first.getByRole('button', { name: 'Verstanden' }).click();
  await expect(first).toHaveCount(0);
  // Whoever plays by keys is where the turn is told.
  await expect(page.locator('.answer .turn')).toBeFocused();
  await page.reload();
  await untilAsked(page);
  await expect(first).toHaveCount(0);
});
