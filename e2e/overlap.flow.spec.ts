import type { Page } from '@playwright/test';
import { must } from '../engine/core/assert-never.ts';
import { bid, dealOut, PASS, VORHAND, type DealtDeal } from '../engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { isInOrder } from './overlap.ts';
import { playFrom } from './known-deal.ts';
import { rested, untilAsked } from './table-player.ts';

// Bots answer at once, and every trick stays until it is taken.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ settings: { pace: 'at-once', click: true, answers: false } });

const NAMES = ['Franziska', 'Sepp', 'Leni', 'Toni'];
/** What everybody says while cards are played. */
const SAID = 'Einen Moment, bitte!';

/** The first thing that whoever is asked can do. */
const first = ({ offered }: DealtDeal): object => must(offered[0], 'an action');

/** Goes on, as the first thing offered says, until somebody is asked for the last card of a trick. */
function untilLastCard(deal: DealtDeal): DealtDeal {
  while ((deal.s.zones['trick']?.length ?? 0) < 3) deal.go(first(deal));
  return deal;
}

/** A deal in which forehand leaves it to the others, and the one after so many bids a game that nobody outbids. */
function bidden(contract: string, after = 0): DealtDeal {
  const deal = dealOut({});
  deal.go(VORHAND, ...Array<object>(after).fill(PASS), bid(contract));
  while (deal.offered.some(({ type }) => type === 'pass')) deal.go(PASS);
  return deal;
}

/** Shows a deal to whoever is asked in it. */
async function show(page: Page, deal: DealtDeal): Promise<void> {
  await playFrom(page, deal.record, NAMES, deal.seat);
  expect(await untilAsked(page)).toBe('asked');
}

const take = (page: Page) => page.getByRole('button', { name: 'Stich einziehen' });

/** Plays the first card that is allowed, the last of a trick, which then lies on the table. */
async function completeTrick(page: Page): Promise<void> {
  await rested(page);
  await page.locator('.hand button.legal').first().click();
  await expect(take(page)).toBeVisible();
}

test('while bidding nothing lies on anything else, and on a phone three bids and the pass are in sight', async ({
  app,
}) => {
  const { page } = app;
  const deal = dealOut({});
  deal.go(VORHAND, bid('solorufer'), bid('farbendreier'));
  await show(page, deal);
  await isInOrder(app, 'bidding');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.foot .main')).toBeInViewport({ ratio: 1 });
  for (let i = 0; i < 3; i++) await expect(page.locator('.bids button').nth(i)).toBeInViewport({ ratio: 1 });
  await page.locator('.actions [aria-expanded]').click();
  await isInOrder(app, 'ladder');
});

test('with the talon, while laying away and announcing nothing lies on anything else', async ({ app }) => {
  const { page } = app;
  const deal = bidden('dreier');
  await show(page, deal);
  await isInOrder(app, 'talon');
  deal.go(first(deal));
  await show(page, deal);
  await isInOrder(app, 'laying');
  deal.go({ type: 'discard', cards: ['C7', 'S8', 'SJ'] });
  await show(page, deal);
  await isInOrder(app, 'announcing');
});

test('while playing nothing lies on anything else, whatever is said, nor when a trick is complete', async ({ app }) => {
  const { page } = app;
  await show(page, untilLastCard(bidden('solodreier')));
  await isInOrder(app, 'playing', SAID);
  await completeTrick(page);
  await isInOrder(app, 'trick', SAID);
});

test('open hands are seen whole on every side', async ({ app }) => {
  const { page } = app;
  // They lie open after the first trick.
  const deal = untilLastCard(bidden('bettel-ouvert'));
  deal.go(first(deal));
  await show(page, untilLastCard(deal));
  await expect(page.getByRole('list', { name: /^Offene Karten von/ })).not.toHaveCount(0);
  await isInOrder(app, 'ouvert', SAID);
});

test('while a laptop is passed on only the hand is covered; the result covers nothing', async ({ app }) => {
  const { page } = app;
  const deal = untilLastCard(bidden('solodreier'));
  await playFrom(page, deal.record, NAMES, 0, 1, 2, 3);
  await expect(page.getByRole('button', { name: /Karten zeigen$/ })).toBeVisible();
  await isInOrder(app, 'covered', SAID);

  while ((deal.s.zones[`hand:${deal.seat}`]?.length ?? 0) > 1 || (deal.s.zones['trick']?.length ?? 0) < 3)
    deal.go(first(deal));
  await show(page, deal);
  await completeTrick(page);
  await take(page).click();
  await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toBeVisible();
  await isInOrder(app, 'result');
});
