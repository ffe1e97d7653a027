import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { ANSWERS, bidGame, doOneThing, leadClock, nextDeal, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const chips = (page: Page, kind?: string) => page.locator(kind === undefined ? '[data-chip]' : `[data-chip="${kind}"]`);
const opener = (page: Page) => page.locator('.actions [aria-expanded]');
const promptOf = async (page: Page): Promise<string> =>
  (await page.locator('.board').getAttribute('data-prompt')) ?? '';
const answered = (page: Page, prompt: string) => expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);

const POINTS = 'Bayerischer Tarock: Tarock nach Augen, mit Kasse';

/** Deals a new table of the rules with every game. */
async function begin(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: 'Gleich spielen' });
  await table.getByLabel('Spiel', { exact: true }).selectOption({ label: 'Königrufen: Tiroler Speisezettel' });
  await table.getByRole('button', { name: 'Karten geben' }).click();
}

/** The next deal, if need be of another round. */
async function dealAgain(page: Page): Promise<void> {
  const another = page.getByRole('button', { name: 'Noch eine Runde' });
  await expect(another.or(page.getByRole('button', { name: 'Nächstes Spiel' }))).toBeVisible();
  if (!(await another.isVisible())) return nextDeal(page);
  await another.click();
  await expect(another).toHaveCount(0);
}

/** Plays on until `at` finds what it looks for at a question, and does something about it. */
async function until(page: Page, at: () => Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < 400; asked++) {
    if ((await untilAsked(page)) === 'over') await dealAgain(page);
    else if (await at()) return;
    else await doOneThing(page);
  }
  throw new Error('not in so many questions');
}

test('on a phone the usual bids stand above the hand, and the ladder has every game with its rule', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await begin(page);
  await until(page, async () => (await opener(page).count()) > 0 && (await page.locator('.foot .main').count()) > 0);
  await screenIsFineAtAllSizes(app, 'answers-1-usual');
  await page.setViewportSize({ width: 390, height: 844 });
  const quiet = page.locator('.foot .main');
  await expect(quiet).toBeInViewport({ ratio: 1 });
  for (let i = 0; i < 3; i++) await expect(page.locator('.bids button').nth(i)).toBeInViewport({ ratio: 1 });

  await opener(page).click();
  const ladder = page.getByRole('region', { name: 'Alle Spiele' });
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
  await page.keyboard.press('Escape');
  await expect(ladder).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

// The next two play until chance has brought what they need.
test(
  'with the mouse: a bid on the ladder, two announcements by chips and one button, and a kontra',
  { tag: '@full' },
  async ({ app }) => {
    const { page } = app;
    await leadClock(page);
    await begin(page);
    // As declarer of a high game one may announce.
    await until(page, async () => {
      if ((await opener(page).count()) > 0) {
        const prompt = await promptOf(page);
        if (await bidGame(page, /^Solodreier/)) await answered(page, prompt);
        return false;
      }
      return (await chips(page, 'announce').count()) > 1;
    });
    const [one, other] = [chips(page, 'announce').nth(0), chips(page, 'announce').nth(1)];
    const names = [await one.locator('.word').innerText(), await other.locator('.word').innerText()];
    await one.click();
    await other.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    const confirm = page.locator(`${ANSWERS}.main`);
    await expect(confirm).toContainText(`, mit ${names.join(' und ')}`);
    await screenIsFineAtAllSizes(app, 'answers-3-announce');
    await page.setViewportSize({ width: 1280, height: 800 });
    await rested(page);
    await confirm.click();
    // Both are said, and then the quiet word: others are asked, or cards are played.
    for (const name of names) await expect(page.getByRole('complementary', { name: 'Das Spiel' })).toContainText(name);
    await expect(chips(page, 'announce')).toHaveCount(0);

    await until(page, async () => (await chips(page, 'kontra').count()) > 0);
    await chips(page, 'kontra').first().click();
    await expect(page.locator(`${ANSWERS}.main`)).toContainText('Kontra');
    await screenIsFine(app, 'answers-4-kontra');
    await rested(page);
    await page.locator(`${ANSWERS}.main`).click();
    await expect(page.getByRole('complementary', { name: 'Das Spiel' })).toContainText('Kontra');
  },
);

test('by keyboard: the ladder, a bid and the way in which it is played', { tag: '@full' }, async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  const table = page.getByRole('region', { name: 'Gleich spielen' });
  await table.getByLabel('Spiel', { exact: true }).selectOption({ label: POINTS });
  await table.getByRole('button', { name: 'Karten geben' }).click();
  const ladder = page.getByRole('region', { name: 'Alle Spiele' });
  const focused = ladder.locator('[data-step]:focus');
  // Whoever bids and is not outbid names the game.
  await until(page, async () => {
    const hold = page.locator('[data-action="hold"]');
    if (await hold.isVisible()) {
      const prompt = await promptOf(page);
      await rested(page);
      await hold.click();
      await answered(page, prompt);
    }
    if ((await page.locator('.bids').count()) === 0 || (await opener(page).count()) === 0) return false;
    await page.keyboard.press('a');
    await expect(page.locator('.actions button:focus')).toHaveCount(1);
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(focused).toHaveCount(1);
    if (await ladder.getByRole('button', { name: /^Solo/ }).isVisible()) return true;
    await rested(page);
    const prompt = await promptOf(page);
    await page.keyboard.press('Enter');
    await answered(page, prompt);
    return false;
  });
  for (let i = 0; i < 10 && !(await focused.innerText()).startsWith('Solo'); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const ways = page.getByRole('group', { name: 'Solo: Wie?' });
  await expect(ways.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ways.getByRole('radio', { name: 'Eichel' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(ways.getByRole('radio', { name: 'Gras' })).toBeChecked();
  await screenIsFineAtAllSizes(app, 'answers-5-ways');
  const say = ways.getByRole('button', { name: 'Solo in Gras' });
  await tabTo(page, say);
  await rested(page);
  const prompt = await promptOf(page);
  await page.keyboard.press('Enter');
  await answered(page, prompt);
  await expect(page.locator(':focus')).toHaveCount(1);
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to it');
}

test.describe('a question with only one answer', () => {
  test.use({ settings: { pace: 'normal' } });

  test('answers itself, but not after somebody has come back to it', async ({ app }) => {
    const { page } = app;
    const itself = page.locator('.itself');
    // Whoever plays to win no trick, or one, has nothing to announce. If somebody bids higher, a new table is faster.
    for (let table = 0; table < 40 && !(await itself.isVisible()); table++) {
      await page.evaluate("location.hash = '#/'");
      await page.getByRole('button', { name: 'Karten geben' }).click();
      while ((await untilAsked(page)) === 'asked' && (await opener(page).count()) > 0) {
        const prompt = await promptOf(page);
        if (!(await bidGame(page, /^(Bettler|Piccolo)/))) break;
        await answered(page, prompt);
      }
    }
    const prompt = await promptOf(page);
    await answered(page, prompt);
    await page.getByRole('button', { name: 'Zug zurück' }).click();
    await expect(page.locator('.foot .main')).toBeVisible();
    await expect(itself).toHaveCount(0);
  });
});
