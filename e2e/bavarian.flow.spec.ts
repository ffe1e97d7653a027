import type { Page } from '@playwright/test';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { dealOut, type DealtDeal, PASS } from '#engine/testing/dealt.ts';
import { playDealWithBots, playOutSeen } from './deal-with-bots.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { beginCorrection, enter, enterCorrection, openEntry, preview, printSlips, settlesTo } from './paper-entry.ts';
import { playersAt, screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { BIDS, doOneThing, leadClock, untilAsked } from './table-player.ts';
import { tornWords } from './torn-words.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Windows in which those at the sides have their own column. */
const WIDE = [
  [1136, 640],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const;

const POINTS = 'Bayerischer Tarock: Tarock nach Augen, mit Kasse';
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tarockrunde' }).getByRole('link', { name, exact: true }).click();

/** On the plates no role is torn, with and without faces. */
async function platesAreWhole(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of WIDE) {
    await page.setViewportSize({ width, height });
    for (const roles of await page.locator('.plate .roles').all())
      await expect.poll(() => tornWords(roles), `${width} x ${height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

test('a deal at one screen with bots, with the mouse to its end', async ({ app }) => {
  const { page } = app;
  await playDealWithBots(app, {
    family: 'bavarian',
    choose: (form) => form.getByLabel('Spiel', { exact: true }).selectOption({ label: POINTS }),
    look: () => platesAreWhole(page),
  });
  // An ante before the deal, and what is in the pot after it.
  await expect(page.getByText('Einsatz in die Kasse')).toBeVisible();
  await expect(page.getByText(/^Kasse \d+ Cent$/).first()).toBeVisible();
});

test('with French cards a table says and shows queens, jacks and diamonds', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  const hand = { 'hand:0': 'SA S10 SK SO SU S9 EA E10 EK EO GU' };
  await openDeal(page, dealOut(hand, { game: bavarian, profile: 'bettel', seats: 3, options: { suits: 'french' } }));
  await expect(page.locator('.hand').getByRole('button', { name: /^Karo-Dame/ })).toBeVisible();
  await expect(page.locator('.hand').getByRole('button', { name: /^Pik-Bube/ })).toBeVisible();
  await doOneThing(page, BIDS);
  expect(await playOutSeen(app, { name: 'french' })).toContain('trick');
  await screenIsFine(app, 'bavarian-french-result');
});

async function open(page: Page, deal: number, game: RegExp, declarer: string, points: string): Promise<void> {
  await openEntry(page, deal);
  await group(page, 'Gespielt wurde').getByRole('radio', { name: game }).check();
  await group(page, 'Spieler').getByLabel(declarer, { exact: true }).check();
  await page.getByLabel('Augen des Spielers').fill(points);
}

test('an evening from paper: five deals typed, one corrected, the slip printed, and all totals agree', async ({
  app,
}) => {
  const { page } = app;
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: POINTS });
  await expect(fresh.getByLabel('Ablauf', { exact: true }).getByRole('option')).toHaveText([
    'Klubabend, frei',
    'Klubabend: 2 Runden zu 36, zu viert 48',
    'Jede Runde, bis die Kasse leer ist',
  ]);
  await fresh.getByLabel('Spiele je Runde').fill('5');
  await createEvening(page, 'Tarockrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  const evening = page.url();
  const [one = '', two = '', three = ''] = await playersAt(page, 1);
  await open(page, 1, /^Frage/, one, '71');
  await settlesTo(page, ['+10', '0', '0', '−10']);
  await screenIsFine(app, 'bavarian-entry');
  await enter(page, 1);
  await open(page, 2, /^Herzsolo/, two, '49');
  await settlesTo(page, ['+10', '−15', '+10', '−5']);
  await expect(preview(page)).toContainText('11 Augen unter 60 zu 1 Cent: 11, aufgerundet 15; jedem Gegner 7½');
  await expect(preview(page)).toContainText('Aus der Kasse ergänzt');
  await screenIsFineAtAllSizes(app, 'bavarian-entry-lost');
  // The last size is a phone's: what a game is worth stands beside its whole name.
  expect(await tornWords(group(page, 'Gespielt wurde'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 2);
  await open(page, 3, /^Solo/, three, '120');
  await group(page, 'Alle Stiche').getByLabel('der Spieler').check();
  await settlesTo(page, ['0', '0', '+120', '−120']);
  await enter(page, 3);
  await open(page, 4, /^Frage/, one, '50');
  await settlesTo(page, ['−5', '+5', '+5', '−5']);
  await enter(page, 4);
  // 60 to 60 is a draw: nobody pays.
  await open(page, 5, /^Herzsolo/, two, '60');
  await settlesTo(page, ['0', '0', '0', '0']);
  await enter(page, 5);

  // A correction, with its reason: two totals follow.
  await beginCorrection(page, 2);
  await settlesTo(page, ['+10', '−15', '+10', '−5']);
  await page.getByLabel('Augen des Spielers').fill('61');
  await settlesTo(page, ['0', '+5', '0', '−5']);
  await enterCorrection(page, 2);

  // 300 were put in and 140 paid out: what is left is shared, the odd cent is the next forehand’s.
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await screenIsFineAtAllSizes(app, 'bavarian-sheet');
  await page.setViewportSize({ width: 1280, height: 800 });
  const sums = page.locator('tfoot tr').last().locator('td.number');
  await expect(sums).toHaveText(['−41', '−37', '+78', '0']);
  await page.goto(evening);
  await expect(page.getByRole('article', { name: 'Tisch 1' }).locator('tbody tr')).toContainText(['−41', '−37', '+78']);
  // Names and totals stay in sight, however narrow the page and however many deals there are.
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('article', { name: 'Tisch 1' });
  await card.getByRole('link').last().scrollIntoViewIfNeeded();
  for (const sum of ['−41', '−37', '+78']) {
    const row = card.getByRole('row').filter({ hasText: sum });
    await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
    await expect(row.getByRole('cell', { name: sum })).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await part(page, 'Stand');
  await screenIsFine(app, 'bavarian-standings');
  await part(page, 'Tische');
  await printSlips(app, 'bavarian');
  // Sheets are wider than a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await screenIsFine(app, 'bavarian-print-phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  if (app.where === 'web') {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
  await page.goto(evening);
  await part(page, 'Regeln');
  await screenIsFine(app, 'bavarian-rules');
});

test('a name of eighty letters leaves the totals in sight, and half a point is refused at its field', async ({
  app,
}) => {
  const { page } = app;
  // High enough for the whole card of the table: what may be out of sight is what stands beside a long name.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaensanwaerterin'.repeat(2).slice(0, 80);
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: POINTS });
  await createEvening(page, 'Tarockrunde');
  await drawOneTable(page, ['Anna', 'Bert', long]);
  await open(page, 1, /^Frage/, long, '12,5');
  await expect(page.getByText('Bitte eine ganze Zahl von 0 bis 120 eingeben.')).toBeVisible();
  await page.getByLabel('Augen des Spielers').fill('71');
  await expect(preview(page).getByText('+10').first()).toBeInViewport({ ratio: 0.9 });
  await screenIsFine(app, 'bavarian-long-name-entry');
  await enter(page, 1);
  await page.getByRole('link', { name: 'Zu den Tischen' }).click();
  await expect(page.getByRole('article').getByRole('cell', { name: '−90' })).toBeInViewport({ ratio: 0.9 });
  await screenIsFineAtAllSizes(app, 'bavarian-long-name');
});

const HAFERL = 'Bayerischer Tarock: Haferltarock';
const call = (name: string): object => ({ type: 'bid', call: name });
/** Hearts from the top and both black aces: whatever is bid, forehand can play it. */
const STRONG = { 'hand:0': 'HA H10 HK HO HU H9 EA E10 EK GA SA' };

function said(deal: DealtDeal, ...actions: readonly object[]): DealtDeal {
  deal.go(...actions);
  return deal;
}
/** Haferltarock with these cards; this has been said. */
const haferlDeal = (...actions: readonly object[]): DealtDeal =>
  said(dealOut(STRONG, { game: bavarian, profile: 'haferl', seats: 3 }), ...actions);

test('Haferltarock by mouse: five more, a hand in hearts to its end, and three cards of the stock', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await openDeal(page, haferlDeal(call('play'), call('too')));
  await expect(page.getByRole('button', { name: 'Ich spiele vorn' })).toBeVisible();
  await screenIsFineAtAllSizes(app, 'haferl-bidding');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('[data-action="bid"]').filter({ hasText: 'Fünf mehr' }).first().click();
  expect(await playOutSeen(app, { name: 'haferl' })).toContain('trick');
  await screenIsFineAtAllSizes(app, 'haferl-result');

  await openDeal(page, haferlDeal(call('play'), PASS, PASS, { type: 'announce', contract: 'pickup' }));
  await screenIsFineAtAllSizes(app, 'haferl-exchange');
  await doOneThing(page);
  await untilAsked(page);
  await expect(page.getByText('Welche Farbe ist Trumpf?').first()).toBeVisible();
});

/** Deals of the other profiles, as far as they have come; who is asked next is at the screen. */
const OTHERS: Readonly<Record<string, () => DealtDeal>> = {
  bettel() {
    const low = 'E6 E7 E8 E9 G6 G7 G8 H6 H7 S6 S7';
    return said(dealOut({ 'hand:0': low }, { game: bavarian, profile: 'bettel', seats: 3 }), call('bid-bettel'));
  },
  berliner() {
    // Only the dealer may take the stock, who is the last to speak.
    const deal = dealOut({ 'hand:2': STRONG['hand:0'] }, { game: bavarian, profile: 'berliner', seats: 3 });
    return said(deal, PASS, PASS);
  },
  sharp: () => dealOut({ 'hand:0': 'HA H10 HK HO HU H9 EA' }, { game: bavarian, profile: 'sharp', seats: 3 }),
};

for (const [profile, deal] of Object.entries(OTHERS))
  test(`${profile} by mouse, from what is asked next to the result`, async ({ app }) => {
    const { page } = app;
    await leadClock(page);
    await openDeal(page, deal());
    if (await page.locator(BIDS).first().isVisible()) await doOneThing(page, BIDS);
    expect(await playOutSeen(app, { name: profile })).toContain('trick');
    await screenIsFineAtAllSizes(app, `${profile}-result`);
  });

test('an evening of Haferltarock from paper: a raised target is lost, and the pot is emptied', async ({ app }) => {
  const { page } = app;
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: HAFERL });
  await fresh.getByLabel('Spiele je Runde').fill('3');
  await createEvening(page, 'Tarockrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  const [one = '', two = '', three = ''] = await playersAt(page, 1);
  await open(page, 1, /^Aufnahmespiel/, one, '66');
  await settlesTo(page, ['+6', '0', '0', '−6']);
  await enter(page, 1);
  await open(page, 2, /^Handspiel/, two, '60');
  await group(page, 'Gespielt um').getByLabel('71 Augen').check();
  await settlesTo(page, ['+10', '−20', '+10', '0']);
  await screenIsFineAtAllSizes(app, 'haferl-entry');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 2);
  // 60 twice doubled are 240; the pot has 144, and is empty then.
  await open(page, 3, /^Aufnahmespiel/, three, '120');
  await group(page, 'Kontra').getByLabel('Re', { exact: true }).check();
  await settlesTo(page, ['0', '0', '+144', '−144']);
  await enter(page, 3);
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(page.getByText('Kasse leer').first()).toBeVisible();
  await screenIsFineAtAllSizes(app, 'haferl-sheet');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('tfoot tr').last().locator('td.number')).toHaveText(['−34', '−70', '+104', '0']);
});

test('the last deal of a table with a pot says what it brought, and below it how the pot was shared', async ({
  app,
}) => {
  const { page } = app;
  const cards = { 'hand:0': 'HA H10 HK HO HU H9 H8 H7 H6 EA E10' };
  const deal = dealOut(cards, { game: bavarian, profile: 'haferl', seats: 3 });
  const GOOD = { type: 'good' };
  deal.go({ type: 'bid', call: 'play' }, { type: 'bid', call: 'too' }, { type: 'hold' }, PASS, PASS);
  deal.go({ type: 'announce', contract: 'hand', trump: 'H', target: 61 }, GOOD, GOOD);
  const last = 32;
  for (let card = 0; card < last; card++) deal.go(deal.offered.at(-1) ?? {});
  await openDeal(page, deal);
  await doOneThing(page);
  await expect(page.getByRole('heading', { name: 'Endstand' })).toBeVisible();
  const bill = page.getByRole('region', { name: /^Abrechnung Spiel 1/ }).locator('tfoot tr');
  await expect(bill.locator('th')).toHaveText([
    'Summe des Spiels',
    'Einsatz in die Kasse',
    'Kasse geteilt',
    'Zusammen',
  ]);
  await expect(bill.nth(2).locator('td')).toHaveText(['+50', '+50', '+50', '−150']);
  const [change, total] = [3, 4].map((column) =>
    page.getByRole('region', { name: /^Endstand/ }).locator(`tbody tr td:nth-child(${column})`),
  );
  const own = await bill.first().locator('td').allTextContents();
  expect((await change?.allTextContents())?.toSorted()).toEqual(own.slice(0, 3).toSorted());
  expect((await total?.allTextContents())?.toSorted()).toEqual(own.slice(0, 3).toSorted());
  await expect(page.getByText(/^Kasse \d+ Cent$/)).toHaveCount(0);
  await screenIsFineAtAllSizes(app, 'bavarian-pot-shared');
});

test('whoever leaves a table with a pot: what stays in it is said before that is confirmed', async ({ app }) => {
  const { page } = app;
  const fresh = await newEvening(page);
  await fresh.getByLabel('Spiel', { exact: true }).selectOption({ label: POINTS });
  await createEvening(page, 'Vier mit Kasse');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Dora']);
  const evening = /evening\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await openDesk(page);
  await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry: { contract: 'passed-out' } });
  await visitEvening(page, evening, 'players');
  await page.getByRole('button', { name: 'Dora geht heim' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Zu dritt weiter' }).check();
  await expect(dialog).toContainText('100 Cent von Dora bleiben in der Kasse.');
  await screenIsFine(app, 'bavarian-leave');
  await dialog.getByRole('radio', { name: 'Später entscheiden' }).check();
  await expect(dialog).not.toContainText('bleiben in der Kasse');
});
