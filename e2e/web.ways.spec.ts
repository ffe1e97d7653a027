import type { Page } from '@playwright/test';
import type { Card } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { WAYS } from '#engine/testing/games/ways/index.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { MORTGAGE } from '#engine/testing/games/ways/mortgage.ts';
import { SETS } from '#engine/testing/games/ways/sets.ts';
import { openEvening, visitEvening } from './desk.ts';
import { expect, picture } from './fixtures.ts';
import { give, KEYS, type Means, MOUSE, playWith, TOUCH } from './giving.ts';
import { playFrom } from './known-deal.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import { isInOrder, isInOrderIn } from './overlap.ts';
import { admit, knock, openRoom } from './room.ts';
import { isStill, playersAt, screenIsFine, setTextSize } from './screens.ts';
import { handOn, rested, untilAsked } from './table-player.ts';
import { USUAL_ROOMS } from './windows.ts';
import { test } from './with-probe/built.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// No delivered family gives cards in all of these ways yet; games of the engine's tests do. One build for all of them.
test.describe.configure({ mode: 'default' });

const NAMES = ['Anna', 'Bert', 'Cilli'];

/** What forehand does in a deal of each game, besides playing single cards. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  'probe-sets': ['play-set'],
  'probe-dummy': ['from an open hand'],
  'probe-mortgage': ['take', 'lay'],
  'probe-piles': ['play'],
  'probe-liar': ['lead-hidden'],
};

/** The cards of each game as this seed gives them, before anything was done. Forehand is seat 0. */
const dealt = (game: GameDefinition): DealRecord =>
  dealtAs(game, shuffled(game.rules(tableOf(game, 'plain')).pack.cards, seededRng(`ways/${game.id}`)));

/** What somebody does. */
type Deed = Action & Readonly<Record<string, unknown>>;

/** These cards, after this was done, each time by whoever has to do something. */
function dealtAs(game: GameDefinition, deck: readonly Card[], ...played: readonly Deed[]): DealRecord {
  const table = tableOf(game, 'plain');
  const rules = game.rules(table);
  const begun = start(rules, { table: 3, dealer: 2, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  const now = played.reduce((s, action) => {
    const [by = 'table'] = view(rules, s, 'spectator').turn.must;
    const next = apply(rules, s, by, action);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, begun.value);
  return record(rules, table, deck, now);
}

const LIAR_CARDS = 'CK CQ C10 HK HQ H1 DK DQ D1'.split(' ');

/** Windows and sizes of text to look at. */
const PICTURES = [
  [1366, 768, 100],
  [1366, 768, 200],
  [390, 844, 100],
  [390, 844, 200],
  [844, 390, 100],
  [844, 390, 150],
  [1024, 640, 200],
] as const;

/** What is heard of it, by somebody who plays with keys. */
const HEARD: Readonly<Record<string, RegExp>> = {
  'probe-sets': /Tarock 9/,
  'probe-dummy': /Offene Karten von Bert: [^]*Du spielst aus dem Blatt von Bert\.[^]*Du, aus dem Blatt von Bert: /,
  'probe-mortgage': /Wie viele Karten nimmst du\?/,
  'probe-piles': /König/,
  'probe-liar': /sagt: Gelogen!|: Gelogen!/,
};

for (const game of WAYS)
  test.describe(game.id, () => {
    test('is played from the first card to the result by mouse, one thing taken back, and seen once more', async ({
      app,
    }) => {
      const { page } = app;
      await playFrom(page, dealt(game), NAMES, 0);
      let first: readonly string[] | null = null;
      const done = await playWith(page, MOUSE, async (before) => {
        if (before.length > 1) return;
        if (before.length === 1 && first) await isTakenBack(page, first);
        first ??= await handOn(page);
        await screenIsFine(app, `ways-${game.id}-${String(before.length)}`);
        await isInOrder(app, `${game.id} ${String(before.length)}`, before.length);
      });
      for (const way of DONE[game.id] ?? []) expect(done).toContain(way);
      await screenIsFine(app, `ways-${game.id}-result`);
      await page.getByRole('link', { name: 'Spiel nachsehen' }).first().click();
      await expect(page.getByRole('region', { name: 'Der Tisch, alle Karten offen' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await screenIsFine(app, `ways-${game.id}-replay`);
    });

    test('is played by keyboard alone, and heard', async ({ app }) => {
      const { page } = app;
      await playFrom(page, dealt(game), NAMES, 0);
      const heard: string[] = [];
      const done = await playWith(page, KEYS, async () => {
        heard.push(...(await page.locator('.board [role="log"]').allInnerTexts()));
      });
      for (const way of DONE[game.id] ?? []) expect(done).toContain(way);
      expect(heard.join('\n')).toMatch(HEARD[game.id] ?? /./);
    });

    test('is played by two on devices of their own, one with a finger, and one on the laptop', async ({
      app,
      browser,
    }) => {
      const { page } = app;
      const evening = await openTable(page, game);
      const [dealer = '', forehand = ''] = await playersAt(page, 1);
      const link = await openRoom(page);
      const phone = await knock(browser, link, forehand, 'Mitspielen');
      await admit(page, forehand);
      await visitEvening(page, evening, 'tables');
      await dealWith(page, { persons: [0, 1] });
      await phone.page.getByRole('link', { name: 'Zum Tisch' }).click();
      await playAt([
        { page, means: MOUSE },
        { page: phone.page, means: TOUCH },
      ]);
      await screenIsFine({ ...app, page: phone.page }, `ways-${game.id}-phone-result`);
      expect(dealer).not.toBe('');
      await phone.context.close();
    });

    test('is played by three at one laptop', async ({ app }) => {
      const { page } = app;
      await openTable(page, game);
      await dealWith(page, { persons: [0, 1, 2] });
      await playAt([{ page, means: MOUSE }]);
    });
  });

test('several cards of one play, what is raised over them, and five claims lie in order', async ({ app }) => {
  const { page } = app;
  const [five, four] = ['T9 T8 T7 T6 T5', 'T4 T3 T2 T1'].map((cards) => cards.split(' '));
  const deck = [...(five ?? []), ...(four ?? []), 'CK', 'CQ', 'CN', 'CJ', 'C10', 'C9'];
  const set = (cards: readonly Card[] = []) => ({ type: 'play-set', cards });
  const raised = page.locator('.hand [aria-pressed="true"]');
  const told = page.locator('.board [role="log"]').getByText(/^Gewählt: /);
  const raise = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await rested(page);
      await MOUSE.press(page.locator('.hand button.legal[aria-pressed="false"]').first());
      await expect(raised).toHaveCount(n + 1);
      expect((await told.innerText()).split(', '), 'the first one is said, too').toHaveLength(n + 1);
    }
  };
  const look = async (state: string, turn: number) => {
    await rested(page);
    await isInOrder(app, state, turn);
    await screenIsFine(app, `ways-${state.replaceAll(' ', '-')}`);
  };

  await playFrom(page, dealtAs(SETS, deck, set(five)), NAMES, 1);
  await untilAsked(page);
  await look('five cards of one play', 0);
  await raise(4);
  await look('four cards raised over them', 1);
  // Under the pointer it stays where it is pressed.
  const [one, top] = [
    raised.first(),
    `document.querySelector('.hand [aria-pressed="true"]').getBoundingClientRect().top`,
  ];
  await page.mouse.move(5, 5);
  await isStill(page);
  const before = await page.evaluate<number>(top);
  await one.hover({ position: { x: 12, y: 6 } });
  await isStill(page);
  expect(await page.evaluate<number>(top)).toBe(before);
  await one.click({ position: { x: 12, y: 6 } });
  await expect(raised).toHaveCount(3);
  // A card beside them is hardly meant: it puts them back, and nothing is tried.
  await MOUSE.press(page.locator('.hand [data-card="CK"]'));
  await expect(raised).toHaveCount(0);
  await expect(page.locator('.why')).toHaveCount(0);

  await playFrom(page, dealtAs(SETS, deck, set(five), set(four)), NAMES, 2);
  await untilAsked(page);
  await look('nine cards of two plays', 2);

  await playFrom(page, dealt(LIAR), NAMES, 0);
  await untilAsked(page);
  await raise(1);
  await expect(page.locator('[data-region="confirms"] button')).toHaveCount(5);
  await look('five claims', 0);
});

test('of an open hand each card that may be played can be pressed, at the lead as in a trick', async ({ app }) => {
  const { page } = app;
  const deck = ['CK', 'T1', 'H1', 'H4', 'T22', 'T21', 'HK', 'HQ', 'CQ', 'C10', 'C9', 'T5'];
  const [lead, ...rest] = ['CK', 'T22', 'CQ'].map((card) => ({ type: 'play', card }));
  for (const { state, done, legal } of [
    { state: 'in a trick from an open hand', done: [lead], legal: 2 },
    { state: 'leading from an open hand', done: [lead, ...rest], legal: 3 },
  ]) {
    await playFrom(page, dealtAs(DUMMY, deck, ...done.filter((one) => one !== undefined)), NAMES, 0);
    await untilAsked(page);
    await rested(page);
    await expect(page.locator('[data-region="open-hand"] button.legal')).toHaveCount(legal);
    await isInOrderIn(app, state, USUAL_ROOMS);
    for (const turn of [0, 1]) await isInOrder(app, state, turn);
    await pictures(page, state.replaceAll(' ', '-'));
  }
});

test('the key for what can be said leads to cards on the table that can be taken', async ({ app }) => {
  const { page } = app;
  await playFrom(page, dealt(MORTGAGE), NAMES, 0);
  await untilAsked(page);
  await page.keyboard.press('a');
  await expect(page.locator('[data-talon-card]').first()).toBeFocused();
  // What is chosen can be taken.
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  await expect(page.locator('.take button.main:enabled')).toBeFocused();
});

test('what is left of a phase lies neither on the pile nor below what can be said', async ({ app }) => {
  const { page } = app;
  const [deck, played] = [LIAR_CARDS, ['CK', 'HK', 'DK']];
  const [lead = '', ...more] = played;
  const added = more.map((card) => ({ type: 'add-hidden', card }));
  await playFrom(page, dealtAs(LIAR, deck, { type: 'lead-hidden', card: lead, suit: 'T' }, ...added), NAMES, 0);
  await untilAsked(page);
  await expect(page.locator('[data-pile] li')).toHaveCount(played.length);
  await expect(page.getByRole('timer')).toBeVisible();
  for (const turn of [0, 1]) await isInOrder(app, 'a pile and a clock', turn);
  await pictures(page, 'pile-and-clock');
});

/** What is on the screen, in windows and sizes of text to look at. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const [width, height, text] of PICTURES) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await picture(page, `web-ways-${name}-${String(width)}-${String(text)}`);
  }
  await setTextSize(page, 100);
}

/** A table of three that plays it. */
async function openTable(page: Page, game: GameDefinition): Promise<string> {
  const format = { deals: 2, dealsAtThree: 2 };
  const evening = await openEvening(page, { name: 'Viele Wege', family: game.id, profile: 'plain', format });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, NAMES);
  return evening;
}

/** What was done is taken back: the hand is as it was, and nothing is chosen. */
async function isTakenBack(page: Page, hand: readonly string[]): Promise<void> {
  await page.keyboard.press('Control+z');
  await expect.poll(() => handOn(page)).toEqual([...hand]);
  await expect(page.locator('.hand [aria-pressed="true"], [data-talon-card].chosen')).toHaveCount(0);
  await rested(page);
}

/** Whoever is asked, at whatever screen, answers, until the deal is over everywhere. */
async function playAt(screens: readonly { readonly page: Page; readonly means: Means }[]): Promise<void> {
  const done: string[] = [];
  const isOver = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });
  const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
  for (const { page: last } of screens)
    await expect(async () => {
      for (const { page, means } of screens) {
        await rested(page);
        if (await curtain(page).isVisible()) await curtain(page).click();
        else if (await page.locator('.turn.asked').isVisible()) done.push(await give(page, means, done));
      }
      await expect(isOver(last)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
}
