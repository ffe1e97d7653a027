import type { Locator, Page } from '@playwright/test';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { announce, bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { lateSolo, LOSERS, WINNERS } from '#engine/testing/late-solo.ts';
import { lookAtFacts } from './facts.ts';
import { expect, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { ANSWERS, bidGame, leadClock, rested } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const chips = (page: Page, kind: string) => page.locator(`[data-chip="${kind}"]`);
const opener = (page: Page) => page.locator('.actions [aria-expanded]');
const ladderOf = (page: Page) => page.getByRole('region', { name: 'Alle Spiele' });
const promptOf = async (page: Page): Promise<string> =>
  (await page.locator('.board').getAttribute('data-prompt')) ?? '';
const answered = (page: Page, prompt: string) => expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);

/** Answers the question by `by`, and waits until the page shows what comes next. */
async function answer(page: Page, by: () => Promise<unknown>): Promise<void> {
  await rested(page);
  const prompt = await promptOf(page);
  await by();
  await answered(page, prompt);
}

/** The dealer has a game that nobody can defeat, and forehand nothing at all. */
const STRONG = {
  'hand:3': 'T22 T21 T20 T19 T18 T17 T16 T1 HK DK CK SK',
  'hand:0': 'H1 H2 H3 H4 D1 D2 D3 D4 C7 C8 S7 S8',
};

/** Two have passed, and the last to speak is asked: they may let forehand have it, or bid any game. */
function lastToSpeak(): DealtDeal {
  const deal = dealOut(STRONG);
  deal.go(VORHAND, PASS, PASS);
  return deal;
}

/** Three play Bavarian by points; this has been said. */
function bavarianDeal(...said: readonly object[]): DealtDeal {
  const deal = dealOut({}, { game: bavarian, profile: 'simple-points', seats: 3 });
  deal.go(...said);
  return deal;
}
const call = (name: string): object => ({ type: 'bid', call: name });

test('on a phone the usual bids stand above the hand, and the ladder has every game with its rule', async ({ app }) => {
  const { page } = app;
  await openDeal(page, lastToSpeak());
  await screenIsFineAtAllSizes(app, 'answers-1-usual');
  await page.setViewportSize({ width: 390, height: 844 });
  const quiet = page.locator('.foot .main');
  await expect(quiet).toBeInViewport({ ratio: 1 });
  for (let i = 0; i < 3; i++) await expect(page.locator('.bids button').nth(i)).toBeInViewport({ ratio: 1 });

  await opener(page).click();
  const ladder = ladderOf(page);
  await expect(ladder.locator('[data-step]:focus')).toHaveCount(1);
  await screenIsFineAtAllSizes(app, 'answers-2-ladder');
  await page.setViewportSize({ width: 390, height: 844 });
  // The hand stays in sight, and what is below can be reached.
  await expect(page.locator('.hand [data-card]').first()).toBeInViewport();
  await expect(ladder.getByText('Unten steht noch mehr')).toBeVisible();
  await ladder.getByRole('button', { name: 'Regel: Dreier', exact: true }).click();
  const book = page.getByRole('region', { name: 'Regeln' });
  await expect(book.locator('#rule-dreier')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(ladder.getByRole('button', { name: 'Regel: Dreier', exact: true })).toBeFocused();
  // What it covers is out of reach, and the rules open at what is played again.
  for (const covered of ['.felt', '.answer']) await expect(page.locator(covered)).toHaveAttribute('inert');
  await page.keyboard.press('r');
  await expect(book).toBeVisible();
  await expect(book.locator('#rule-dreier')).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(ladder).toBeVisible();
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.press('Escape');
  await expect(ladder).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('with the mouse: a bid on the ladder, and two announcements by chips and one button', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await openDeal(page, lastToSpeak());
  await opener(page).click();
  // Nothing is higher: the declarer may announce at once.
  await answer(page, () =>
    ladderOf(page)
      .locator('[data-step]')
      .filter({ hasText: /^Solodreier/ })
      .click(),
  );
  await expect(ladderOf(page)).toHaveCount(0);
  const [one, other] = [chips(page, 'announce').nth(0), chips(page, 'announce').nth(1)];
  const names = [await one.locator('.word').innerText(), await other.locator('.word').innerText()];
  await one.click();
  await other.click();
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  const confirm = page.locator(`${ANSWERS}.main`);
  await expect(confirm).toContainText(`, mit ${names.join(' und ')}`);
  await screenIsFineAtAllSizes(app, 'answers-3-announce');
  await page.setViewportSize({ width: 1280, height: 800 });
  await answer(page, () => confirm.click());
  // Both are said, and then the quiet word; nobody doubles that, so cards are played.
  await lookAtFacts(page, async (facts) => {
    for (const name of names) await expect(facts).toContainText(name);
  });
  await expect(page.locator('button.legal[data-card]').first()).toBeVisible();
  await expect(chips(page, 'announce')).toHaveCount(0);
});

test('under a question stands what the rules say first, and its word opens them there', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await leadClock(page);
  await openDeal(page, lastToSpeak());
  const about = page.locator('[data-about]');
  await expect(about).toContainText('Reihum wird überboten oder gepasst');
  await screenIsFine(app, 'answers-6-explained');
  await about.getByRole('button', { name: 'Regel: Lizitation' }).click();
  const rules = page.getByRole('complementary', { name: 'Regeln', exact: true }).or(page.locator('.drawer'));
  await expect(rules.getByRole('heading', { name: 'Lizitation' }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  // There is no room for it on a small screen, and nothing else has to move.
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(about).toBeHidden();
});

test('with the mouse: a kontra by a chip and the quiet word', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  const deal = lastToSpeak();
  deal.go(bid('solodreier'), announce('trull'), announce('kings'), GOOD);
  await openDeal(page, deal);
  await lookAtFacts(page, (facts) => expect(facts).not.toContainText('Kontra'));
  // The game and both announcements can be doubled.
  await expect(chips(page, 'kontra')).toHaveCount(3);
  await chips(page, 'kontra').first().click();
  const confirm = page.locator(`${ANSWERS}.main`);
  await expect(confirm).toContainText('Kontra');
  await screenIsFine(app, 'answers-4-kontra');
  await answer(page, () => confirm.click());
  await lookAtFacts(page, (facts) => expect(facts).toContainText('Kontra'));
});

test('by keyboard: the ladder, a bid and the way in which it is played', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  const ladder = ladderOf(page);
  const focused = ladder.locator('[data-step]:focus');
  /** From wherever the focus is to the first step of the ladder that can be bid. */
  async function climb(): Promise<void> {
    await page.keyboard.press('a');
    await expect(page.locator('.actions button:focus')).toHaveCount(1);
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(focused).toHaveCount(1);
  }
  // The others have passed: whoever calls now names the game next.
  await openDeal(page, bavarianDeal(PASS, PASS));
  await climb();
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(ladder).toHaveCount(0);
  await climb();
  for (let i = 0; i < 10 && !(await focused.innerText()).startsWith('Solo'); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const ways = page.getByRole('group', { name: 'Solo: Welche Farbe ist Trumpf?' });
  await expect(ways.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ways.getByRole('radio', { name: 'Eichel' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(ways.getByRole('radio', { name: 'Gras' })).toBeChecked();
  await screenIsFineAtAllSizes(app, 'answers-5-ways');
  await tabTo(page, ways.getByRole('button', { name: 'Solo in Gras' }));
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('by keyboard: a call is held, and what it leaves open is named', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await openDeal(page, bavarianDeal(call('play'), PASS, call('better')));
  await page.keyboard.press('a');
  await tabTo(page, page.locator('[data-action="hold"]'));
  await answer(page, () => page.keyboard.press('Enter'));
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator('.bids button').filter({ hasText: /^Solo/ })).toBeVisible();
  await expect(page.locator('.bids button').filter({ hasText: /^Frage/ })).toHaveCount(0);
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to it');
}

/** Resolves as soon as the page has such an element, however briefly. */
const appears = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate<unknown>(`new Promise((resolve) => {
    const observer = new MutationObserver(() => document.querySelector(${JSON.stringify(selector)}) && done());
    const done = () => resolve(observer.disconnect());
    observer.observe(document, { subtree: true, childList: true });
  })`);
/** Longer than the page shows a forced answer before giving it, in ms. */
const BEAT = 1500;

test.describe('a question with only one answer', () => {
  test.use({ settings: { pace: 'normal' } });

  test('answers itself, but not after somebody has come back to it', async ({ app }) => {
    const { page } = app;
    await leadClock(page);
    // Whoever plays to win one trick has nothing to announce.
    const deal = dealOut(STRONG);
    deal.go(VORHAND, PASS, PASS, PASS);
    await openDeal(page, deal);
    const itself = appears(page, '.itself');
    await bidGame(page, /^Piccolo/);
    await itself;
    // Nobody presses anything, and the declarer leads to the first trick.
    await expect(page.locator('button.legal[data-card]').first()).toBeVisible();
    const prompt = await promptOf(page);
    await page.getByRole('button', { name: 'Zug zurück' }).click();
    await answered(page, prompt);
    const again = await promptOf(page);
    await expect(page.locator('.foot .main')).toBeVisible();
    await page.clock.runFor(BEAT);
    await expect(page.locator('.itself')).toHaveCount(0);
    await expect(page.locator('.foot .main')).toBeVisible();
    expect(await promptOf(page)).toBe(again);
  });
});

test('who owns the rest says so, or gives it away, and it is played out; a wrong claim is refused', async ({ app }) => {
  const { page } = app;
  const claim = async (name = 'Der Rest ist mein') => {
    await rested(page);
    await page.getByRole('button', { name: 'Tisch', exact: true }).click();
    await page.getByRole('button', { name }).click();
  };
  await openDeal(page, lateSolo(LOSERS));
  await claim();
  await expect(page.locator('.why [role=alert] li')).toContainText('Noch steht nicht fest');
  await screenIsFine(app, 'claim-1-open');
  await openDeal(page, lateSolo(WINNERS));
  await claim();
  const over = page.getByRole('heading', { name: 'Abrechnung Spiel 1' });
  await expect(over).toBeVisible({ timeout: 60_000 });
  await openDeal(page, lateSolo(WINNERS));
  await claim('Den Rest schenken');
  await expect(page.locator('.why [role=alert] li')).toContainText('Wenigstens ein Stich ist dir noch sicher');
  await openDeal(page, lateSolo(LOSERS));
  await claim('Den Rest schenken');
  await expect(over).toBeVisible({ timeout: 60_000 });
});

test.describe('with a setting', () => {
  test.use({ settings: { forced: true, trumps: true } });

  test('the only card is played for the player, the last one too, and trumps are counted', async ({ app }) => {
    const { page } = app;
    const deal = lateSolo(LOSERS);
    await openDeal(page, deal);
    await expect(page.getByText(/^Tarock: \d+ gespielt, \d+ noch draußen$/)).toBeVisible();
    // A card of one's own is shown before what may be played next: until then the others are still those of the last question.
    await answer(page, () => page.locator('.hand button.legal').first().click());
    await expect(page.locator('.hand [data-card]')).toHaveCount(2);
    // With two suits left there is a choice only when leading; nobody has to play the last card.
    const lead = page.locator('.hand button.legal').nth(1);
    const over = page.getByRole('heading', { name: 'Abrechnung Spiel 1' });
    await expect(lead.or(over)).toBeVisible({ timeout: 60_000 });
    if (await lead.isVisible()) {
      await rested(page);
      await lead.click();
    }
    await expect(over).toBeVisible({ timeout: 60_000 });
  });
});
