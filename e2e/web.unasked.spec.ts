import type { Page } from '@playwright/test';
import { PRATER } from '#engine/testing/games/prater.ts';
import { openEvening, visitEvening } from './desk.ts';
import { expect } from './fixtures.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import { admit, knock, openRoom, type Phone } from './room.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, screenIsFine } from './screens.ts';
import { slowConnection } from './slow-connection.ts';
import { doOneThing, nextDeal, rested } from './table-player.ts';
import { test } from './with-probe/built.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// No delivered family lets anybody speak unasked yet; a game of the engine's tests does.
// One build for all of them.
test.describe.configure({ mode: 'default' });

/** A table of three that plays it. */
async function openTable(page: Page): Promise<string> {
  const evening = await openEvening(page, {
    name: 'Im Prater',
    family: PRATER.id,
    profile: 'plain',
    format: { deals: 2, dealsAtThree: 2 },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  return evening;
}

/** What somebody may say unasked; the words of this game are its ids. */
const mayCall = (page: Page) =>
  page.getByRole('group', { name: 'Wenn du willst:' }).getByRole('button', { name: 'call-out' });
const card = (page: Page) => page.locator('.hand button.legal[data-card]').first();
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
const youAreAsked = (page: Page) => page.getByRole('heading', { name: 'Du bist am Zug' });
const isOver = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });
const promptOn = (page: Page) => page.locator('.board').getAttribute('data-prompt');

/** Says it once, with one press. */
async function callOut(page: Page): Promise<void> {
  await rested(page);
  await mayCall(page).click();
}

/** Plays a card with one press. */
async function playCard(page: Page): Promise<string> {
  await rested(page);
  const id = (await card(page).getAttribute('data-card')) ?? '';
  await card(page).click();
  return id;
}

/** The card has left the hand, and the page says nothing against it. */
async function isPlayed(page: Page, id: string): Promise<void> {
  await expect(page.locator(`.hand button[data-card="${id}"]`)).toHaveCount(0);
  await isContent(page);
}

/** Nothing that was done here was refused. */
const isContent = (page: Page): Promise<void> => expect(page.locator('[role=alert] li')).toHaveCount(0);

/** How the one who is asked and the one who speaks unasked come upon each other. */
const ENCOUNTERS: readonly ((asked: Page, other: Page) => Promise<void>)[] = [
  // One speaks, and the other, who has seen it, answers what was asked before.
  async (asked, other) => {
    const prompt = await promptOn(asked);
    await callOut(other);
    await expect(asked.locator('.speech').filter({ hasText: 'call-out' })).toBeVisible();
    expect(await promptOn(asked)).toBe(prompt);
    await isPlayed(asked, await playCard(asked));
  },
  // One speaks, and the other answers before it has been heard there.
  async (asked, other) => {
    const line = await slowConnection(asked);
    await expect(card(asked)).toBeVisible();
    line.hold();
    const prompt = await promptOn(other);
    await callOut(other);
    await expect(other.locator(`.board[data-prompt="${prompt ?? ''}"]`)).toHaveCount(0);
    const played = await playCard(asked);
    line.letThrough();
    await isPlayed(asked, played);
  },
  // The other way round.
  async (asked, other) => {
    const line = await slowConnection(other);
    await expect(mayCall(other)).toBeVisible();
    line.hold();
    await isPlayed(asked, await playCard(asked));
    const prompt = await promptOn(other);
    await callOut(other);
    line.letThrough();
    await expect(other.locator(`.board[data-prompt="${prompt ?? ''}"]`)).toHaveCount(0);
  },
  // Both press at the same moment.
  async (asked, other) => {
    const [played] = await Promise.all([playCard(asked), callOut(other)]);
    await isPlayed(asked, played);
  },
];

/** Everybody lays a card away at once; what one does makes no other's answer come too late. */
async function layAway(page: Page): Promise<void> {
  const away = page.locator('.answer button[data-action="away"]');
  await expect(away.first()).toBeVisible();
  await rested(page);
  await away.first().click();
  await expect(away).toHaveCount(0);
  await isContent(page);
}

/** Whoever is asked does something, until the deal is settled on all pages. */
async function playOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await expect(async () => {
      for (const one of pages) if (await youAreAsked(one).isVisible()) await doOneThing(one);
      await expect(isOver(page)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
}

test('somebody speaks unasked at one device while another is asked, and neither answer comes too late', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const evening = await openTable(page);
  const [dealer = '', , last = ''] = await playersAt(page, 1);
  const link = await openRoom(page);
  const phones: Phone[] = [];
  for (const name of [dealer, last]) {
    phones.push(await knock(browser, link, name, 'Mitspielen'));
    await admit(page, name);
  }
  await visitEvening(page, evening, 'tables');
  await dealWith(page, { persons: [0, 1, 2] });
  for (const phone of phones) await phone.page.getByRole('link', { name: 'Zum Tisch' }).click();
  const seats = [phones[0]?.page ?? page, page, phones[1]?.page ?? page];
  const at = (seat: number): Page => seats[seat % seats.length] ?? page;

  for (let deal = 0; deal < ENCOUNTERS.length / 2; deal++) {
    const [first, second] = ENCOUNTERS.slice(2 * deal);
    // After the dealer come two who are asked while somebody may speak whose turn is not the next.
    await expect(card(at(deal + 1))).toBeVisible();
    if (deal === 0) await maySpeakIsSeen(app, at(deal));
    await first?.(at(deal + 1), at(deal));
    await expect(card(at(deal + 2))).toBeVisible();
    await second?.(at(deal + 2), at(deal + 1));
    await isPlayed(at(deal), await playCard(at(deal)));
    await Promise.all(seats.map(layAway));
    await playOn(seats);
    if (deal === 0) await nextDeal(page);
  }
  for (const { context } of phones) await context.close();
});

/** On a phone, too, whoever may speak sees that they may and what, without scrolling. */
async function maySpeakIsSeen(app: RunningApp, phone: Page): Promise<void> {
  await expect(mayCall(phone)).toBeInViewport({ ratio: 1 });
  await expect(phone.getByRole('log').first()).toContainText('Du darfst, musst aber nicht');
  await screenIsFine({ ...app, page: phone }, 'unasked-phone');
}

test('at one laptop somebody takes it to speak unasked, and the answer of the one who was asked is none too late', async ({
  app,
}) => {
  const { page } = app;
  await openTable(page);
  const [dealer = '', forehand = ''] = await playersAt(page, 1);
  await dealWith(page, { persons: [0, 1, 2] });
  const uncover = async (name: string): Promise<void> => {
    await rested(page);
    await page.getByRole('button', { name: `${name} ist dran: Karten zeigen` }).click();
    await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
  };
  const pass = async (name: string): Promise<void> => {
    await rested(page);
    await page.getByRole('button', { name: `Weitergeben an ${name}` }).click();
  };
  await uncover(forehand);
  const prompt = await promptOn(page);
  await pass(dealer);
  await uncover(dealer);
  await screenIsFine(app, 'unasked-laptop');
  await callOut(page);
  await uncover(forehand);
  expect(await promptOn(page)).toBe(prompt);
  await expect(page.locator('.speech').filter({ hasText: 'call-out' })).toBeVisible();
  const played = await playCard(page);
  await expect(curtain(page)).toBeVisible();
  await isContent(page);
  // Also before the one who is asked has taken it.
  await pass(dealer);
  await uncover(dealer);
  await expect(page.locator(`[data-card="${played}"], .middle img`).first()).toBeVisible();
  await callOut(page);
  await expect(curtain(page)).toBeVisible();
  await isContent(page);
});
