import type { Page } from '@playwright/test';
import { bid, dealOut, GOOD, PASS, play, VORHAND } from '#engine/testing/dealt.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { createEvening } from './lobby.ts';
import { IN_MOTION } from './motion.ts';
import { drawOneTable } from './one-table.ts';
import { type SlowConnection, slowConnection } from './slow-connection.ts';
import { bidGame, clickOneThing, nextDeal, rested, untilAsked } from './table-player.ts';
import { prepare } from './two-tables.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

/** Says or does the next thing; bids so high that this player is declarer, who is asked again. */
async function act(page: Page): Promise<void> {
  const board = page.locator('.board');
  const prompt = (await board.getAttribute('data-prompt')) ?? '';
  const same = page.locator(`.board[data-prompt="${prompt}"]`);
  await expect(async () => {
    await rested(page);
    const said = page.locator('.bids button[data-action]');
    // A press while a trick stands takes the trick, and does nothing else.
    if ((await same.count()) === 0) return;
    if ((await said.count()) > 0) await said.last().click();
    else await clickOneThing(page);
    await expect(same).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

/**
 * Plays until somebody has been asked twice in a row a number of times, each time before the answer to their first action;
 * `then` runs at that moment.
 */
async function playWithLateAnswers(
  page: Page,
  times: number,
  then: (connection: SlowConnection) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const connection = await slowConnection(page);
  for (let done = 0; done < times;) {
    if ((await untilAsked(page)) === 'over') {
      await nextDeal(page);
      continue;
    }
    connection.hold('answer');
    await act(page);
    const again = page.locator('.board:has(.answer button[data-action])');
    if ((await again.count()) > 0) {
      await then(connection);
      done++;
    }
    connection.letThrough();
  }
}

test('a player who is asked again can act before the answer to the last action has come', async ({ app }) => {
  const { page } = app;
  await playWithLateAnswers(page, 2, async (connection) => {
    const prompt = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
    await clickOneThing(page);
    connection.letThrough();
    await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
  });
});

test('an answer that comes late does not move anybody’s focus', async ({ app }) => {
  const { page } = app;
  await playWithLateAnswers(page, 2, async (connection) => {
    await page.keyboard.press('a');
    await expect(page.locator('.actions button:focus')).toHaveCount(1);
    connection.letThrough();
    await page.evaluate('new Promise((done) => setTimeout(done, 200))');
    await expect(page.locator('.actions button:focus')).toHaveCount(1);
  });
});

/** The person takes a trick with its last card and is to lead; the answer about that card is still to come. */
async function leadBeforeAnswer(page: Page): Promise<SlowConnection> {
  const deal = dealOut({
    'hand:0': 'HK HQ HN HJ H1 H2 H3 H4 SK SQ SN SJ',
    'hand:3': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11',
  });
  deal.go(
    VORHAND,
    PASS,
    PASS,
    PASS,
    bid('solorufer'),
    { type: 'call', king: 'CK' },
    GOOD,
    GOOD,
    GOOD,
    GOOD,
    play('HK'),
  );
  for (const _ of [1, 2]) deal.go(...deal.offered.slice(0, 1));
  await openDeal(page, deal);
  const connection = await slowConnection(page);
  await untilAsked(page);
  connection.hold('answer');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand button[data-card]')).toHaveCount(11);
  await untilAsked(page);
  return connection;
}

test('a card can be played before the answer to the last one has come', async ({ app }) => {
  const { page } = app;
  const connection = await leadBeforeAnswer(page);
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  connection.letThrough();
  await expect(page.locator('.hand button[data-card]')).toHaveCount(10);
});

test('an answer about a card that comes late does not move anybody’s focus', async ({ app }) => {
  const { page } = app;
  const connection = await leadBeforeAnswer(page);
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  const last = page.locator('.hand li:last-child button');
  await expect(last).toBeFocused();
  connection.letThrough();
  await page.evaluate('new Promise((done) => setTimeout(done, 200))');
  await expect(last).toBeFocused();
});

test.describe('what says itself', () => {
  test.use({ settings: { pace: 'fast' } });

  test('leaves the focus where somebody has put it', async ({ app }) => {
    const { page } = app;
    // Whoever plays to win one trick has nothing to announce, and leads to the first.
    const deal = dealOut({});
    deal.go(VORHAND, PASS, PASS, PASS);
    await openDeal(page, deal);
    const connection = await slowConnection(page);
    const settings = page.getByRole('button', { name: 'Einstellungen' });
    await untilAsked(page);
    connection.hold('table');
    await bidGame(page, /^Piccolo/);
    await settings.focus();
    connection.letThrough();
    await expect(page.locator('button.legal[data-card]').first()).toBeVisible();
    await expect(settings).toBeFocused();
  });
});

test('news of the table under a pressed button does not undo the press', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({});
  deal.go(VORHAND, PASS, PASS);
  const evening = await openDeal(page, deal);
  await openDesk(page);
  const prompt = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await page.locator('.foot .main').hover();
  await page.mouse.down();
  await command(page, { type: 'say', evening, round: 1, table: 1, phrase: 'cheers' });
  await expect(page.getByText('Prost!').first()).toBeVisible();
  await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
});

test('seats that are given to bots faster than the host answers leave the table on screen', async ({ app }) => {
  const { page } = app;
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  await createEvening(page, 'Schnelle Finger');
  await drawOneTable(page, names);
  await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
  const connection = await slowConnection(page);
  const seat = (name: string) => page.getByRole('group', { name, exact: true });
  for (const name of names) await expect(seat(name).getByLabel('Mensch')).toBeChecked();
  connection.hold('evening-events');
  for (const name of names) await seat(name).getByLabel('Bot').check();
  connection.letThrough();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  expect(await untilAsked(page)).toBe('over');
});

test('players of a draft are moved faster than the host answers, and no step is lost', async ({ app }) => {
  const { page } = app;
  await createEvening(page, 'Schnelle Hand');
  await page.getByLabel('Namen').fill(['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Fritz', 'Gusti', 'Hans'].join('\n'));
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('link', { name: 'Weiter zu den Tischen' }).click();
  await page.getByRole('button', { name: 'Tische auslosen' }).click();
  await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
  const connection = await slowConnection(page);
  const seats = page.getByRole('article', { name: 'Tisch 1', exact: true }).locator('[data-seat]');
  await expect(seats).toHaveCount(4);
  const names = (await seats.allInnerTexts()).slice(0, 2);
  connection.hold('evening-events');
  for (const name of names) {
    await seats.filter({ hasText: name }).click();
    await page.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
  }
  connection.letThrough();
  await expect(page.getByRole('heading', { name: 'Ohne Platz (2)' })).toBeVisible();
  await expect(seats).toHaveCount(2);
});

test('a correction that is sent before its preview has come is written', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, {});
  const entry = { contract: 'dreier', declarer: 0, won: true };
  await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry });
  await visitEvening(page, evening, 'entry/1/1/1');
  const connection = await slowConnection(page);
  await expect(page.getByText('Noch ist nichts geändert.')).toBeVisible();
  connection.hold('answer');
  await page.getByRole('group', { name: 'Ausgang des Spiels' }).getByLabel('verloren').check();
  await page.getByLabel('Grund der Berichtigung').fill('verzählt');
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  connection.letThrough();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist berichtigt.' })).toBeVisible();
});

test('consequences that were accepted for one correction are not accepted for another', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { deals: 1, rounds: 1 });
  const entry = { contract: 'dreier', declarer: 0, won: true };
  for (const table of [1, 2]) await command(page, { type: 'enter-deal', evening, round: 1, table, deal: 1, entry });
  await command(page, { type: 'close-round', evening, round: 1 });
  await visitEvening(page, evening, 'entry/1/1/1');
  const connection = await slowConnection(page);
  const accept = page.getByLabel('Ich habe die Folgen gelesen');
  await page.getByLabel('Grund der Berichtigung').fill('verzählt');
  await page.getByRole('group', { name: 'Ausgang des Spiels' }).getByLabel('verloren').check();
  await accept.check();
  // What the next change leads to is not known yet.
  connection.hold('answer');
  await page
    .getByRole('group', { name: 'Gespielt wurde', exact: true })
    .getByRole('radio', { name: /^Solodreier/ })
    .check();
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'die Folgen bestätigen' })).toBeVisible();
  connection.letThrough();
  await expect(accept).toBeVisible();
  await expect(accept).not.toBeChecked();
});
