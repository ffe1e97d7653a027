import type { Page } from '@playwright/test';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { expect, picture, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { meetGames } from './met-games.ts';
import { isInOrderIn } from './overlap.ts';
import * as goals from './reform-goals-deals.ts';
import * as ways from './reform-ways-deals.ts';
import { setTextSize } from './screens.ts';
import { untilAsked } from './table-player.ts';
import { USUAL_ROOMS } from './windows.ts';

// What is told of a game that is new at this device stands beside its first questions.

/** Questions with much to say, each in a game that is new. */
const QUESTIONS: readonly (readonly [string, () => DealtDeal])[] = [
  ['suit', ways.naming],
  ['order', ways.ordering],
  ['draw', ways.drawing],
  ['artist', ways.threeKings],
  ['share', ways.lastTrick],
  ['look', goals.looking],
  ['six', goals.takingSix],
];

/** Runs in the page: how many px of the answers can be seen only by scrolling. */
const HIDDEN = `[...document.querySelectorAll('.answer .scrolled')].reduce(
  (sum, one) => sum + one.scrollHeight - one.clientHeight, 0,
)`;

/** How many px of the answers are cut off in each window and size of text; with the pictures of it. */
async function cutOff(page: Page, name: string): Promise<readonly (readonly [string, number])[]> {
  const all: [string, number][] = [];
  for (const { width, height, texts } of USUAL_ROOMS) {
    await page.setViewportSize({ width, height });
    for (const text of texts) {
      await setTextSize(page, text);
      await picture(page, `web-first-${name}-${String(width)}-${String(text)}`);
      const hidden = await page.evaluate<number>(HIDDEN);
      all.push([`${String(width)}x${String(height)}, ${String(text)} %`, hidden]);
    }
  }
  await setTextSize(page, 100);
  return all;
}

for (const [name, deal] of QUESTIONS)
  test(`what is told of a new game takes nothing from what can be answered: ${name}`, async ({ app }) => {
    const { page } = app;
    await openDeal(page, deal());
    await meetGames(page);
    await untilAsked(page);
    await expect(page.locator('[data-first-time]')).toHaveCount(1);
    const beside = await cutOff(page, name);
    await isInOrderIn(app, `first-${name}`, USUAL_ROOMS);
    await page.locator('[data-first-time]').getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.locator('[data-first-time]')).toHaveCount(0);
    const alone = new Map(await cutOff(page, `${name}-read`));
    expect(beside.filter(([room, px]) => px > (alone.get(room) ?? 0) + 1)).toEqual([]);
  });
