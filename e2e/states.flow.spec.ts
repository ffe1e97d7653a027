import { expect, picture, test } from './fixtures.ts';
import { isInOrder } from './overlap.ts';
import type { RunningApp } from './running-app.ts';
import { isFreeOfFaults, setTextSize } from './screens.ts';
import { AROUND } from './states/around.ts';
import { BAVARIAN } from './states/bavarian.ts';
import { BIDDING, ENGLISH, WATCHED } from './states/koenigrufen.ts';
import type { State } from './states/shown.ts';
import { IN_FAMILIES } from './table-states.ts';

// Bots answer at once, and every trick stays until it is taken.
const pause = (process.env.TAROCKABEND_BOT_PAUSE ??= '0');
test.use({ settings: { pace: 'at-once', click: true, answers: false } });

/** Sizes of all texts, in per cent; the last is the usual one. */
const TEXTS = [200, 100];

/** Axe finds nothing, with the largest and with the usual text. */
async function areFreeOfFaults({ page }: RunningApp, { name }: State): Promise<void> {
  for (const text of TEXTS) {
    // What scrolls knows it after a frame.
    await page.evaluate(`new Promise((drawn) => {
      document.documentElement.style.setProperty('--text-scale', '${text / 100}');
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
    })`);
    await isFreeOfFaults(page, `${name}, ${text} %`);
  }
}

/** In each state nothing lies on anything else, in every window with every size of text, and axe finds nothing. */
async function areFine(app: RunningApp, states: readonly State[]): Promise<void> {
  for (const [turn, state] of states.entries())
    await test.step(state.name, async () => {
      await state.show(app.page);
      await isInOrder(app, state.name, turn, state.said);
      await areFreeOfFaults(app, state);
    });
}

const named = (states: readonly State[]): string => states.map(({ name }) => name).join(', ');

for (const states of Object.values(IN_FAMILIES).flat())
  test(`in order and free of faults: ${named(states)}`, ({ app }) => areFine(app, states));

test(`in order and free of faults: ${named(ENGLISH)}`, async ({ app }) => {
  await app.page.getByRole('button', { name: 'EN', exact: true }).click();
  await areFine(app, ENGLISH);
});

test(`free of faults: ${named(AROUND)}`, async ({ app }) => {
  for (const state of AROUND)
    await test.step(state.name, async () => {
      await state.show(app.page);
      await areFreeOfFaults(app, state);
    });
});

test('with large text all hands of a replay are in sight, and all of what is played', async ({ app }) => {
  const { page } = app;
  for (const state of AROUND.filter(({ name }) => ['score sheet', 'replay'].includes(name))) await state.show(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await setTextSize(page, 150);
  // Everybody has said something, and it stands beside their names.
  await page.getByRole('slider', { name: 'Schritt' }).fill('6');
  await expect(page.locator('.felt .speech')).toHaveCount(4);
  for (const card of await page.locator('.bottom [data-open-card]').all())
    await expect(card).toBeInViewport({ ratio: 0.6 });
  const cut = await page.evaluate(
    "[...document.querySelectorAll('aside .chip')].map((chip) => chip.scrollHeight - chip.clientHeight > 1)",
  );
  expect(cut).toEqual([false]);
  const wide = await page.evaluate(
    "[...document.querySelectorAll('aside')].map((one) => one.scrollWidth - one.clientWidth > 1)",
  );
  expect(wide).toEqual([false]);
  await picture(page, 'web-replay-150');
});

test.describe('no bot acts', () => {
  test.beforeAll(() => {
    process.env.TAROCKABEND_BOT_PAUSE = '3600000';
  });
  test.afterAll(() => {
    process.env.TAROCKABEND_BOT_PAUSE = pause;
  });
  test(`in order and free of faults: ${named(WATCHED)}`, ({ app }) => areFine(app, WATCHED));
});

test('on a phone held upright the pass and three bids are in sight', async ({ app }) => {
  const { page } = app;
  await BIDDING[0]?.show(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.foot .main')).toBeInViewport({ ratio: 1 });
  for (let i = 0; i < 3; i++) await expect(page.locator('.bids button').nth(i)).toBeInViewport({ ratio: 1 });
});

test('cards have their shape before their pictures have come', async ({ app }) => {
  const { page } = app;
  await page.route(/pictures-/, () => undefined);
  await BAVARIAN[0]?.show(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 200);
  const ratios = await page.evaluate<readonly number[]>(
    "[...document.querySelectorAll('.board img.card')].map((one) => one.offsetHeight / one.offsetWidth)",
  );
  expect(ratios.length).toBeGreaterThan(10);
  for (const ratio of ratios) expect(ratio).toBeCloseTo(5 / 3, 1);
});
