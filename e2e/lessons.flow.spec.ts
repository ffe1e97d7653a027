import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { GAMES } from '#engine/games/index.ts';
import { LESSONS } from '#engine/games/lessons.ts';
import { expect, test } from './fixtures.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, screenIsFineAtAllSizes, setTextSize } from './screens.ts';
import { leadClock, rested } from './table-player.ts';

/** Every lesson is taken to its end, by mouse and by keys, with the tip showing what the right answer is. */

const all = await Promise.all(
  Object.entries(LESSONS).map(async ([family, load]) => [family as keyof typeof GAMES, await load()] as const),
);

const said = (page: Page): Locator => page.locator('[data-lesson-step]');
const ended = (page: Page): Locator => page.getByRole('heading', { name: /: zu Ende gespielt$/ });

/** From the start page to a lesson, as a learner goes. */
async function openLesson(page: Page, family: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Erste Schritte: vorbereitete Spiele' }).click();
  const game = GAMES[family as keyof typeof GAMES].texts.name.de;
  await page.getByRole('region', { name: game, exact: true }).getByRole('link', { name: title, exact: true }).click();
  await expect(said(page)).toBeVisible();
}

/** Waits for what comes next: something asked or said, or the end. */
async function untilNext(page: Page): Promise<'asked' | 'said' | 'ended'> {
  const asks = page.locator('[data-asks="true"]');
  const onward = said(page).getByRole('button', { name: 'Verstanden' });
  await expect(asks.or(onward).or(ended(page)).first()).toBeVisible({ timeout: 60_000 });
  await rested(page);
  if (await ended(page).isVisible()) return 'ended';
  return (await onward.isVisible()) ? 'said' : 'asked';
}

const promptOf = (page: Page): Promise<string | null> => page.locator('.board').getAttribute('data-prompt');

/** Something else that could be said or played. */
const OTHERS = '.answer .actions button[data-action]:not(.tipped), .hand button.legal:not(.tipped)';

/** What plays the cards that are raised in the hand. */
const RAISED = '[data-region="confirms"] button';

/** Answers wrongly if there is something wrong to answer with one press; the reason is given, and the question stays. */
async function answerWrongly(page: Page): Promise<boolean> {
  const isLaying = (await page.locator('.lay, [data-talon-card]').count()) > 0;
  const other = page.locator(OTHERS).first();
  if (isLaying || (await other.count()) === 0) return false;
  const before = await promptOf(page);
  await other.click({ position: { x: 12, y: 16 } });
  // Where several cards may be played at once, a press only raises one.
  await rested(page);
  if (await page.locator(RAISED).isVisible()) await page.locator(RAISED).click();
  await expect(page.locator('[data-remark="wrong"], [data-remark="good"]')).not.toBeEmpty();
  expect(await promptOf(page)).toBe(before);
  await rested(page);
  return true;
}

/** What is said together with everything that is pressed. */
const CONFIRM = '.answer .foot button.main';
/** Cards of the talon that are to be taken. */
const TALON = '[data-talon-card].tipped:not(.chosen)';

/** The tip shows what is right. */
async function askForTip(page: Page, how: 'mouse' | 'keys'): Promise<void> {
  if (how === 'keys') await page.keyboard.press('t');
  else await page.getByRole('button', { name: 'Tipp', exact: true }).click();
  await expect(page.locator('.board .tipped').first()).toBeVisible();
}

/** Plays the cards that the tip names if they are several: what else is raised goes down again, and they are raised. */
async function playTippedSet(page: Page): Promise<boolean> {
  if ((await page.locator('.hand button.tipped').count()) < 2) return false;
  for (const wrong of ['.hand button[aria-pressed="true"]:not(.tipped)', '.hand button.tipped[aria-pressed="false"]']) {
    const cards = page.locator(wrong);
    for (let left = await cards.count(); left > 0; left--) {
      await cards.first().click({ position: { x: 12, y: 16 } });
      await expect(cards).toHaveCount(left - 1);
    }
  }
  await page.locator(RAISED).click();
  return true;
}

async function answerByMouse(page: Page): Promise<void> {
  const lay = page.locator('.lay button.main');
  if (await lay.isVisible()) {
    const cards = page.locator('.hand button.tipped');
    while ((await cards.count()) > 0) {
      const left = await cards.count();
      await cards.first().click({ position: { x: 12, y: 16 } });
      await expect(cards).toHaveCount(left - 1);
    }
    await lay.click();
    return;
  }
  const chip = page.locator('[data-chip].tipped');
  if (await chip.isVisible()) {
    await chip.click();
    await page.locator(CONFIRM).click();
    return;
  }
  const talon = page.locator(TALON);
  if ((await talon.count()) > 0) {
    while ((await talon.count()) > 0) await talon.first().click();
    await page.locator('.take button.main').click();
    return;
  }
  if (await playTippedSet(page)) return;
  const first = page.locator('.board .tipped').first();
  const isCard = (await first.getAttribute('data-card')) !== null;
  const isSaid =
    isCard || (await first.getAttribute('data-step')) === null || (await first.getAttribute('data-action')) !== null;
  await first.click(isCard ? { position: { x: 12, y: 16 } } : {});
  if (!isSaid) await page.locator('.ways button.main.tipped').click();
}

async function answerByKeys(page: Page): Promise<void> {
  const go = async (to: 'h' | 'a', key: string, wanted: string): Promise<void> => {
    await page.keyboard.press(to);
    const there = page.locator(`${wanted}:focus`);
    for (let i = 0; i < 40 && (await there.count()) === 0; i++) await page.keyboard.press(key);
    await expect(there).toHaveCount(1);
    await page.keyboard.press('Enter');
  };
  if (await page.locator('.lay').isVisible()) {
    const cards = page.locator('.hand button.tipped');
    while ((await cards.count()) > 0) {
      const left = await cards.count();
      await go('h', 'ArrowRight', '.hand button.tipped');
      await expect(cards).toHaveCount(left - 1);
    }
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  } else if ((await page.locator(TALON).count()) > 0) {
    while ((await page.locator(TALON).count()) > 0) await go('a', 'Shift+Tab', TALON);
    await go('a', 'Tab', '.take button.main');
  } else if (await page.locator('[data-chip].tipped').isVisible()) {
    await go('a', 'Shift+Tab', '[data-chip].tipped');
    await go('a', 'Tab', CONFIRM);
  } else if (await page.locator('.hand button.tipped').first().isVisible())
    await go('h', 'ArrowRight', '.hand button.tipped');
  else {
    const isBid = (await page.locator('.answer .tipped[data-step]:not([data-action])').count()) > 0;
    await go('a', 'Shift+Tab', '.tipped');
    if (!isBid) return;
    await page.keyboard.press('a');
    await expect(page.locator('.ways button.main.tipped:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
}

/** Takes a lesson to its end; gives how often it asked. */
async function takeLesson(app: RunningApp, name: string, how: 'mouse' | 'keys'): Promise<number> {
  const { page } = app;
  let asked = 0;
  let isSeen = false;
  for (let next = await untilNext(page); next !== 'ended'; next = await untilNext(page)) {
    if (next === 'said') {
      if (how === 'mouse') await said(page).getByRole('button', { name: 'Verstanden' }).click();
      else {
        await expect(said(page).getByRole('button', { name: 'Verstanden' })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      continue;
    }
    asked++;
    const before = await promptOf(page);
    await askForTip(page, how);
    if (how === 'mouse' && (await answerWrongly(page)) && !isSeen) {
      isSeen = true;
      await screenIsFine(app, `lesson-${name}-wrong`);
    }
    await (how === 'mouse' ? answerByMouse(page) : answerByKeys(page));
    await expect(page.locator(`.board[data-prompt="${before ?? ''}"]`)).toHaveCount(0);
  }
  return asked;
}

for (const [at, [family, lessons]] of all.entries())
  for (const [way, how] of (['mouse', 'keys'] as const).entries()) {
    // Each family one way, both ways of each at full length.
    const tag = (at + way) % 2 === 0 ? [] : ['@full'];
    test(`the lessons of ${family} by ${how}, to their ends`, { tag }, async ({ app }) => {
      const { page } = app;
      await leadClock(page);
      for (const [i, lesson] of lessons.entries()) {
        const { id, title } = lesson;
        await openLesson(page, family, title.de);
        const asked = await takeLesson(app, `${family}-${id}`, how);
        // What is announced and confirmed with one press was asked in two steps.
        const steps = lesson.steps.filter(({ wrong }) => wrong).length;
        expect([steps, steps - 1]).toContain(asked);
        if (how === 'mouse' && i === 0) {
          await screenIsFineAtAllSizes(app, `lesson-${family}-end`);
          await page.setViewportSize({ width: 1366, height: 768 });
        }
        await page.getByRole('link', { name: 'Alle vorbereiteten Spiele' }).click();
        await expect(page.getByText('gespielt', { exact: true })).toHaveCount(i + 1);
        if (i === lessons.length - 1) await screenIsFine(app, `lessons-${family}`);
        await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
      }
    });
  }

const LIST = '.answer .scrolled';
/** In the page: scrolls the answers to their end, and gives its height some frames later. */
const SCROLL_TO_END = `new Promise((come) => {
  const list = document.querySelector('${LIST}');
  list.scrollTop = list.scrollHeight;
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => come(list.getBoundingClientRect().height))));
})`;

test('an answer stays under the finger when its list has come to its end', async ({ app }) => {
  const { page } = app;
  await leadClock(page);
  await openLesson(page, 'illustrated', 'Solo mit Pagat ultimo');
  while ((await untilNext(page)) === 'said') await said(page).getByRole('button', { name: 'Verstanden' }).click();
  await setTextSize(page, 150);
  const list = page.locator(LIST);
  await expect(list).toHaveAttribute('data-more', 'below');
  const before = (await list.boundingBox())?.height;
  expect(await page.evaluate<number>(SCROLL_TO_END)).toBe(before);
  await expect(list).toHaveAttribute('data-more', 'end');
});

test('a lesson can be left at any time, and another page is there', async ({ app }) => {
  const { page } = app;
  const [family, lessons] = must(all[0], 'a family');
  await openLesson(page, family, must(lessons[0], 'a lesson').title.de);
  await said(page).getByRole('link', { name: 'Spiel verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Erste Schritte' })).toBeVisible();
  await page.goBack();
  await said(page).getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('link', { name: 'Tarockabend', exact: true }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gleich spielen' })).toBeVisible();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await expect(page.locator('.board')).toBeVisible();
});
