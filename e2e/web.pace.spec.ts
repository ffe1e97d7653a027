import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { IN_MOTION } from './motion.ts';
import { doOneThing, handOn } from './table-player.ts';

// Bots answer at once: only the page decides how long things stay on the felt.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ ...IN_MOTION, settings: { pace: 'normal', answers: false } });

/** What was on the felt from a moment of the page's clock on. */
interface Painted {
  readonly at: number;
  /** Cards by the names of their pictures, in the order in which they lie. */
  readonly cards: readonly string[];
  readonly winner: boolean;
  readonly caption: string;
  readonly over: boolean;
}

/** In the page: records every picture of the felt with its time. */
const RECORD = `{
  globalThis.painted = [];
  const look = () => {
    const felt = document.querySelector('.middle');
    const trick = felt?.querySelector('ol');
    const picture = {
      cards: [...(trick?.querySelectorAll('li img') ?? [])].map(({ alt }) => alt),
      winner: trick?.querySelector('li.winner') != null,
      caption: felt?.querySelector('.caption')?.innerText ?? '',
      over: document.querySelector('.headline') !== null,
    };
    const last = globalThis.painted.at(-1);
    if (last && JSON.stringify({ ...last, at: 0 }) === JSON.stringify({ at: 0, ...picture })) return;
    globalThis.painted.push({ at: performance.now(), ...picture });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}`;

/** Stops the page's clock: nothing depends on the machine, and everything painted has its exact time. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(RECORD);
}

const asked = (page: Page) => page.getByRole('heading', { name: 'Du bist am Zug' });
const over = (page: Page) => page.locator('.headline');

/** Lets the page's time go on until we are asked or the deal is over. */
async function goOn(page: Page): Promise<'asked' | 'over'> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await asked(page).or(over(page)).count()).toBe(1);
  }).toPass({ intervals: [0], timeout: 60_000 });
  return (await over(page).isVisible()) ? 'over' : 'asked';
}

const isPlay = async (page: Page): Promise<boolean> =>
  (await page.locator('.answer [data-action], .half button, .lay').count()) === 0;

/** Says what is to be said, deal after deal, until cards are played. */
async function untilPlay(page: Page): Promise<void> {
  for (;;) {
    const come = await goOn(page);
    if (come === 'asked' && (await isPlay(page))) return;
    await page.clock.runFor(1000);
    if (come === 'asked') await doOneThing(page);
    else await leaveResult(page);
  }
}

/** The result is in sight until the next deal has been dealt. */
async function leaveResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await over(page).count()).toBe(0);
  }).toPass({ intervals: [0], timeout: 60_000 });
}

test('every card is painted, every trick stays for its pause, the last one too', async ({ app }) => {
  const { page } = app;
  await stopClock(page);
  await untilPlay(page);
  while ((await goOn(page)) === 'asked') {
    await page.clock.runFor(1000);
    const name = (await page.locator('button.legal[data-card]').first().getAttribute('data-card')) ?? '';
    const card = page.locator(`.hand button[data-card="${name}"]`);
    await card.click();
    await expect(card).toHaveCount(0);
  }
  const painted = await page.evaluate<readonly Painted[]>('painted');
  const first = painted.findLastIndex(({ cards, caption }) => cards.length === 0 && caption.startsWith('1.'));
  const deal = painted.slice(first + 1);
  let tricks = 0;
  for (const [i, now] of deal.entries()) {
    const before = deal[i - 1]?.cards ?? [];
    // One card more than before, or the same ones; a trick that is taken away goes as a whole.
    if (now.cards.length > 0) expect(now.cards.length - before.length, JSON.stringify(now)).toBeLessThanOrEqual(1);
    if (now.cards.length < before.length) expect([before.length, now.cards.length]).toEqual([4, expect.any(Number)]);
    if (now.cards.length < 4 || before.length === 4) continue;
    tricks++;
    expect(now.winner).toBe(true);
    expect(now.caption).toMatch(new RegExp(`^${tricks}\\. Stich an `));
    // Nothing at all changes on the felt for as long as it stands.
    const taken = deal.slice(i).find(({ cards }) => cards.length < 4);
    expect((taken?.at ?? 0) - now.at).toBeGreaterThanOrEqual(1600);
  }
  expect(tricks).toBeGreaterThan(0);
  expect(deal.at(-1)?.over).toBe(true);
  if ((await page.getByRole('button', { name: /^12\. Stich/ }).count()) > 0) expect(tricks).toBe(12);
});

test('two presses in quick succession, and a key held down, play one card', async ({ app }) => {
  const { page } = app;
  await stopClock(page);
  await untilPlay(page);
  let round = 0;
  do {
    const held = await handOn(page);
    await page.clock.runFor(1000);
    const card = page.locator('button.legal[data-card]').first();
    const name = (await card.getAttribute('data-card')) ?? '';
    const gone = page.locator(`.hand button[data-card="${name}"]`);
    if (round % 2 === 0) {
      const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + 15, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await expect(gone).toHaveCount(0);
      await page.clock.runFor(180);
      await page.mouse.click(x, y);
    } else {
      await card.focus();
      await page.keyboard.down('Enter');
      await expect(gone).toHaveCount(0);
      for (let i = 0; i < 12; i++) {
        await page.clock.runFor(50);
        await page.keyboard.down('Enter');
      }
      await page.keyboard.up('Enter');
    }
    round++;
    if ((await goOn(page)) === 'over') break;
    expect((await handOn(page)).length).toBe(held.length - 1);
  } while (round < 8);
  expect(round).toBeGreaterThan(0);
});
