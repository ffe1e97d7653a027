import type { Page } from '@playwright/test';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { IN_MOTION } from './motion.ts';
import { doOneThing, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Keeps the names of everything that begins to move. */
const WATCH = `{
  window.moved = [];
  document.addEventListener('animationstart', ({ animationName }) => window.moved.push(animationName));
}`;
/** They begin with the name that the component gave them. */
const moved = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await page.evaluate<string[]>('window.moved')).map((name) => name.replace(/^svelte-\w+-/, ''))),
];

/** Forehand takes a half of the talon, lays away and plays. */
async function playOn(page: Page): Promise<void> {
  const deal = dealOut({ 'hand:0': 'T20 T18 T16 T14 T12 T10 HK H4 S8 S7 C10 C9' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'));
  await page.addInitScript(WATCH);
  await page.reload();
  await openDeal(page, deal);
  for (let i = 0; i < 6 && (await untilAsked(page)) === 'asked'; i++) await doOneThing(page);
}

test.describe('where things may move', () => {
  test.use(IN_MOTION);
  test('cards are dealt, turned up, laid away and played in motion', async ({ app }) => {
    await playOn(app.page);
    expect(await moved(app.page)).toEqual(expect.arrayContaining(['dealt', 'turned', 'laid', 'arrive']));
  });
});

test('where the system asks for less motion nothing moves', async ({ app }) => {
  await playOn(app.page);
  expect(await moved(app.page)).toEqual([]);
});
