import { gzipSync } from 'node:zlib';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doOneThing, nextDeal, untilAsked } from './table-player.ts';

/**
 * A benchmark, not a timed test: what it measures goes to artefacts/speed.json and into docs/performance.md; it fails
 * only where there is nothing to measure.
 */
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const REPEATS = 5;
const CLICKS = 12;

test('how fast the page comes up and a card reaches the table', async ({ app }) => {
  const { page } = app;
  const paints: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Karten geben' })).toBeEnabled();
    paints.push(await page.evaluate<number>('performance.now()'));
  }
  const first = await page.evaluate<number>(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0",
  );
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const clicks: number[] = [];
  while (clicks.length < CLICKS) {
    if ((await untilAsked(page)) === 'over') {
      await nextDeal(page);
      continue;
    }
    const isPlay = (await page.locator('aside [data-action], .half button, .lay').count()) === 0;
    if (isPlay) clicks.push(await clickToTable(page));
    else await doOneThing(page);
  }
  const figures = {
    firstContentfulPaint: Math.round(first),
    interactive: median(paints),
    clickToCard: median(clicks),
    clickToCardWorst: Math.round(Math.max(...clicks)),
    bundle: bundleSizes(),
  };
  mkdirSync('artefacts', { recursive: true });
  writeFileSync('artefacts/speed.json', `${JSON.stringify(figures, null, 2)}\n`);
  console.log('speed (ms, bytes gzipped):', JSON.stringify(figures));
  expect(clicks).toHaveLength(CLICKS);
});

/** In the page: milliseconds from pressing a card until it lies painted on the table, or its deal is over. */
const CLICK_TO_TABLE = `new Promise((resolve) => {
  const button = document.querySelector('.hand button.legal[data-card]');
  const name = button.querySelector('img').alt;
  const begun = performance.now();
  const watcher = new MutationObserver(() => {
    const lies = [...document.querySelectorAll('.middle li img')].some((img) => img.alt === name);
    if (!lies && document.querySelector('.board')) return;
    watcher.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  button.click();
})`;

const clickToTable = (page: Page): Promise<number> => page.evaluate<number>(CLICK_TO_TABLE);

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** The renderer's files, gzipped: the pictures of the cards, and all the rest. */
function bundleSizes(): { readonly cards: number; readonly rest: number } {
  const sizes = { cards: 0, rest: 0 };
  for (const file of readdirSync('dist/renderer/assets')) {
    const size = gzipSync(readFileSync(`dist/renderer/assets/${file}`)).length;
    sizes[file.startsWith('pictures-') ? 'cards' : 'rest'] += size;
  }
  return sizes;
}
