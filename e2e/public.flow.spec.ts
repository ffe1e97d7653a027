import type { Locator, Page } from '@playwright/test';
import { lookAtFacts } from './facts.ts';
import { expect, test } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { alone, herzsolo, ouvert, rufer, trischaken } from './prepared-deals.ts';
import { screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { rested, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';
// Tricks stay until they are taken away, so that there is something to look at.
test.use({ settings: { pace: 'normal', answers: false, click: true, points: true } });

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'] as const;
const chip = (page: Page) => page.locator('[data-region="chip"]');
const course = (facts: Locator) => facts.getByRole('region', { name: 'Verlauf' });
/** The plate of a player, or what is above one's own hand. */
const plate = (page: Page, name: string) => page.locator('.plate').filter({ hasText: name });
const own = (page: Page) => page.locator('section.hand .head');

/** In the page: open cards that reach out of the felt, or lie under another player's. */
const BADLY_SEEN = `(() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const felt = boxOf(document.querySelector('.felt'));
  const hands = [...document.querySelectorAll('[data-region="open-hand"]')];
  const cards = hands.flatMap((hand, n) => [...hand.querySelectorAll('li')].map((card) => ({ n, box: boxOf(card) })));
  const out = cards.filter(({ box }) => box.left < felt.left || box.right > felt.right || box.bottom > felt.bottom);
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const under = hands.flatMap((hand, n) => cards.filter((card) => card.n !== n && meets(boxOf(hand), card.box)));
  return [cards.length, out.length, under.length];
})()`;

test('what everybody knows of a Königrufen game is seen on the felt and in the course', async ({ app }) => {
  const { page } = app;
  await playFrom(page, rufer(), NAMES, 0);
  await untilAsked(page);
  await expect(chip(page)).toContainText(/Rufer.*Anna.*gerufen: Treff-König.*Partner: Cilli.*ab 35⅔ Punkten/s);
  await expect(chip(page).getByRole('listitem')).toHaveText([/Spiel: Kontra \(Bert\)/, /Trull \(Anna\)/]);
  await expect(own(page).locator('[data-party="declarer"]')).toBeVisible();
  await expect(plate(page, 'Cilli').locator('[data-party="partner"]')).toBeVisible();
  for (const name of ['Bert', 'Doris'])
    await expect(plate(page, name).locator('[data-party="opponent"]')).toHaveText('Gegenspieler');
  await expect(plate(page, 'Cilli').locator('[data-region="pile"]')).toContainText(/4 Stiche.*Punkte/s);
  await lookAtFacts(page, async (facts) => {
    await expect(course(facts).getByRole('listitem')).toContainText(['Anna: Vorhand', 'Bert: Weiter']);
    await expect(course(facts)).toContainText('Bert: Kontra aufs Spiel');
  });
  await screenIsFineAtAllSizes(app, 'public-1-rufer');

  await playFrom(page, alone(), NAMES, 0);
  await untilAsked(page);
  await expect(chip(page)).toContainText(/Anna.*Treff-König.*allein/s);
  await expect(page.locator('.plate [data-party="opponent"]')).toHaveCount(3);

  await playFrom(page, ouvert(), NAMES, 0);
  await untilAsked(page);
  await expect(chip(page)).toContainText(/Bettler ouvert.*kein Stich/s);
  // Points are of no use here.
  await expect(plate(page, 'Bert').locator('[data-region="pile"]')).not.toContainText('Punkt');
  for (const [width, height] of [
    [683, 384],
    [844, 390],
    [1366, 768],
    [1920, 1080],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [cards, ...bad] = await page.evaluate<number[]>(BADLY_SEEN);
    expect([cards, bad], `${width}x${height}`).toEqual([30, [0, 0]]);
  }
  await screenIsFine(app, 'public-2-ouvert');
});

test('the talon card of a trick lies beside it, on the felt and when it is looked up', async ({ app }) => {
  const { page } = app;
  await playFrom(page, trischaken(), NAMES, 0);
  await untilAsked(page);
  await lookAtFacts(page, async (facts) => {
    await facts.getByText('Letzter Stich').click();
    await expect(facts.locator('[data-joined]')).toContainText('aus dem Talon');
  });
  await rested(page);
  await page.locator('button.legal[data-card]').first().click();
  await expect(page.locator('.middle [data-joined] img')).toHaveCount(1);
  await expect(page.locator('.middle [data-joined]')).toContainText('aus dem Talon');
  await expect(chip(page)).toContainText('möglichst wenig Punkte');
  await expect(page.locator('[data-party]')).toHaveCount(0);
  await screenIsFine(app, 'public-3-talon-card');
});

test('a Bavarian game shows its trumps, its level and what is in the pot', async ({ app }) => {
  const { page } = app;
  await playFrom(page, herzsolo(), NAMES.slice(0, 3), 0);
  await untilAsked(page);
  await expect(chip(page)).toContainText(/Herzsolo.*Cilli.*Trumpf Herz.*ab 61 Augen/s);
  await expect(chip(page)).toContainText(/Kontra \(Anna\), Re \(Cilli\).*Kasse 300 Cent/s);
  await expect(plate(page, 'Cilli').locator('[data-party="declarer"]')).toBeVisible();
  await expect(own(page).locator('[data-party="opponent"]')).toBeVisible();
  await expect(plate(page, 'Bert').locator('[data-region="pile"]')).toContainText(/2 Stiche.*Augen/s);
  await lookAtFacts(page, (facts) => expect(course(facts)).toContainText('Bert: Ich spiele besser'));
  await screenIsFineAtAllSizes(app, 'public-4-bavarian');
});
