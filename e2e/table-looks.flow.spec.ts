import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './screens.ts';
import { rested } from './table-player.ts';
import { stateNamed } from './table-states.ts';
import { USUAL_ROOMS } from './windows.ts';

// Bots answer at once, and every trick stays until it is taken.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use({ settings: { pace: 'at-once', click: true, answers: false } });

const boxOf = async (one: Locator) => must((await one.boundingBox()) ?? undefined, 'a box');

/** Looks at the page in each of the usual windows with each size of text. */
async function inEachRoom(page: Page, look: (room: string, text: number) => Promise<void>): Promise<void> {
  for (const { width, height, texts } of USUAL_ROOMS)
    for (const text of texts) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await look(`${width}x${height}, ${text} %`, text);
    }
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** A colour of the page, as a style has it when it is worked out. */
const colour = (page: Page, name: string): Promise<string> =>
  page.evaluate<string>(`{
    const probe = document.createElement('i');
    probe.style.color = 'var(--${name})';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    color;
  }`);

test('a card that may be played has a rim where others may not, and a notice is no key', async ({ app }) => {
  const { page } = app;
  await stateNamed('playing').show(page);
  const gold = await colour(page, 'gold');
  const rim = new RegExp(gold.replaceAll(/[()]/g, String.raw`\$&`));
  const [legal, barred] = [page.locator('.hand button.legal'), page.locator('.hand button.dim')];
  for (const card of (await legal.all()).slice(1)) {
    await expect(card).toHaveCSS('box-shadow', new RegExp(`^${rim.source} 0px 0px 0px 3px`));
    await expect(card).toHaveCSS('transform', /, -\d/);
  }
  for (const card of await barred.all()) await expect(card).not.toHaveCSS('box-shadow', rim);
  const turn = page.getByRole('heading', { name: 'Du bist am Zug' });
  await expect(turn).not.toHaveCSS('background-color', gold);
  await expect(turn).toHaveCSS('border-top-width', '0px');
  // The rim would say nothing where everything may be played.
  await stateNamed('trick').show(page);
  await rested(page);
  await page.getByRole('button', { name: 'Stich einziehen' }).click();
  await expect(page.locator('.hand button.legal').first()).toBeVisible();
  await expect(page.locator('.hand button.dim')).toHaveCount(0);
  await expect(legal.last()).not.toHaveCSS('box-shadow', rim);
});

test('what can be looked up is behind a word, wherever there is room for it', async ({ app }) => {
  const { page } = app;
  await stateNamed('a Rufer with a Kontra').show(page);
  const [last, course] = ['Letzter Stich', 'Verlauf'].map((name) => page.getByRole('button', { name, exact: true }));
  await inEachRoom(page, async (room, text) => {
    for (const [key, word] of [
      [last, 'Letzter Stich'],
      [course, 'Verlauf'],
    ] as const) {
      const { width, height } = await boxOf(must(key, 'a key'));
      expect(Math.min(width, height), room).toBeGreaterThanOrEqual(44);
      await expect(must(key, 'a key'), room).toHaveCSS('border-top-width', '1px');
      if (text === 100) await expect(must(key, 'a key'), room).toHaveText(word, { useInnerText: true });
    }
  });
  await must(last, 'a key').click();
  const facts = page.getByRole('complementary', { name: 'Das Spiel' });
  await expect(facts.getByRole('list', { name: /Stich an/ })).toBeInViewport();
  // Who played which card stands at each.
  const names = await facts.locator('.trick li').allInnerTexts();
  expect(names.map((one) => one.replace(/\W/g, '')).sort()).toEqual(['Franziska', 'Leni', 'Sepp', 'Toni']);
  await page.keyboard.press('Escape');
  await must(course, 'a key').click();
  await expect(facts.getByRole('list', { name: /Stich an/ })).toBeHidden();
});

/** Runs in the page: which parts of the winning card, and which signs of the others, something else lies over. */
const COVERED = `[...document.querySelectorAll('.middle .trick li')].flatMap((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const parts = card.matches('.winner') ? [0.06, 0.5, 0.94] : [0.14];
  return parts.flatMap((x) => (card.matches('.winner') ? [0.04, 0.5, 0.96] : [0.07])
    .filter((y) => !card.contains(document.elementFromPoint(left + width * x, top + height * y)))
    .map((y) => card.className + ' ' + x + ' ' + y));
})`;

/** How often it stands there who has taken the trick. */
const TOLD = `[...document.querySelectorAll('.board h2, .board .caption')].filter((one) =>
  /Stich an/.test(one.innerText) && one.checkVisibility() && getComputedStyle(one).clipPath === 'none').length`;

test('the card that takes a trick is plain to see, whoever played it, and what takes the trick is beside it', async ({
  app,
}) => {
  const { page } = app;
  for (const name of ['trick won opposite', 'trick'])
    await test.step(name, async () => {
      await stateNamed(name).show(page);
      await inEachRoom(page, async (room) => {
        expect(await page.evaluate<string[]>(COVERED), room).toEqual([]);
        const key = await boxOf(page.getByRole('button', { name: 'Stich einziehen' }));
        const trick = await boxOf(page.locator('.middle .trick ol'));
        const hand = await boxOf(page.locator('.hand ul'));
        const isBeside = key.x - (trick.x + trick.width) < 40 && key.y < trick.y + trick.height && key.y > trick.y;
        const isOverHand = hand.y - (key.y + key.height) < 100 && key.y > trick.y + trick.height - 2;
        expect(isBeside || isOverHand, `${room}: ${JSON.stringify({ key, trick, hand })}`).toBe(true);
        expect(await page.evaluate<number>(TOLD), room).toBeLessThanOrEqual(1);
      });
    });
});

test('the plates of a table are as high as each other, in one line', async ({ app }) => {
  const { page } = app;
  for (const name of ['bidding', 'talon', 'playing', 'a Rufer with a Kontra'])
    await test.step(name, async () => {
      await stateNamed(name).show(page);
      await inEachRoom(page, async (room) => {
        const plates = await Promise.all((await page.locator('.felt .plate').all()).map(boxOf));
        const [tops, heights] = [plates.map(({ y }) => y), plates.map(({ height }) => height)];
        expect(Math.max(...tops) - Math.min(...tops), room).toBeLessThanOrEqual(1);
        expect(Math.max(...heights) - Math.min(...heights), room).toBeLessThanOrEqual(1);
      });
    });
});

test('a result says how it ended, shows the last trick with names and all hands, then the bill, then the standing', async ({
  app,
}) => {
  const { page } = app;
  await stateNamed('result').show(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('.open .hand')).toHaveCount(4);
  for (const hand of await page.locator('.open .hand').all()) await expect(hand).toBeInViewport({ ratio: 0.99 });
  const names = await page.locator('.review .trick li').allInnerTexts();
  expect(names.map((one) => one.replace(/\W/g, '')).sort()).toEqual(['Franziska', 'Leni', 'Sepp', 'Toni']);
  await page.setViewportSize({ width: 390, height: 844 });
  const order = [
    page.locator('.headline'),
    page.locator('.review'),
    page.getByRole('region', { name: 'Abrechnung Spiel 1' }),
    page.getByRole('region', { name: /^Endstand/ }),
    page.getByRole('region', { name: 'Die Karten' }),
  ];
  const tops = await Promise.all(order.map(async (one) => (await boxOf(one)).y));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the list of all bids has the width of a large screen, and one that is pointed at does not look barred', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await stateNamed('ladder').show(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [list, part] = [await boxOf(page.locator('.ladder .parts')), await boxOf(page.locator('.ladder .part').last())];
  expect(part.x + part.width).toBeGreaterThan(list.x + list.width - 8);
  const open = page.locator('.ladder [data-step]:enabled').first();
  await open.hover();
  const sunk = await colour(page, 'paper-sunk');
  await expect(page.locator('.ladder [data-step]:disabled').first()).toHaveCSS('background-color', sunk);
  await expect(open).not.toHaveCSS('background-color', sunk);
});
