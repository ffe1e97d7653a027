import { gzipSync } from 'node:zlib';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doOneThing, nextDeal, rested, untilAsked } from './table-player.ts';
import { IN_MOTION } from './motion.ts';

/**
 * A benchmark, not a timed test: its results go to artefacts/speed.json and into docs/performance.md; it fails only if
 * there is nothing to measure.
 */
process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

const REPEATS = 5;
const CLICKS = 12;

test('how fast the page loads and a card reaches the table', async ({ app }) => {
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
    const isPlay = (await page.locator('.answer [data-action], .half button, .lay').count()) === 0;
    await rested(page);
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

/** In the page: milliseconds from pressing a card until it is painted on the table, or its deal is over. */
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

const ASSETS = 'dist/renderer/assets';

/**
 * The renderer's files, gzipped: what the first page asks for, its fonts, what comes later, and the pictures of the
 * cards.
 */
function bundleSizes(): {
  readonly start: number;
  readonly fonts: number;
  readonly later: number;
  readonly cards: number;
} {
  const start = neededAtStart();
  const sizes = { start: 0, fonts: 0, later: 0, cards: 0 };
  for (const file of readdirSync(ASSETS)) {
    const size = gzipSync(readFileSync(`${ASSETS}/${file}`)).length;
    if (file.startsWith('pictures-')) sizes.cards += size;
    else if (!start.has(file)) sizes.later += size;
    else sizes[file.endsWith('.woff2') ? 'fonts' : 'start'] += size;
  }
  return sizes;
}

/** What `index.html` names, and what that imports before anything runs. */
function neededAtStart(): ReadonlySet<string> {
  const named = readFileSync('dist/renderer/index.html', 'utf8').matchAll(/\.\/assets\/([^"]+)"/g);
  const needed = new Set([...named].flatMap(([, file]) => file ?? []));
  for (const file of needed) {
    if (!file.endsWith('.js')) continue;
    const imports = readFileSync(`${ASSETS}/${file}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, other] of imports) if (other !== undefined) needed.add(other);
  }
  return needed;
}
