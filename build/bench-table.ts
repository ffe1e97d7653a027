import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { args } from '#e2e/chromium.ts';
import { playFrom } from '#e2e/known-deal.ts';
import { IN_MOTION } from '#e2e/motion.ts';
import { rested, untilAsked } from '#e2e/table-player.ts';
import { WebApp } from '#e2e/web-app.ts';
import type { Settings } from '#electron/protocol/settings.ts';
import { must } from '#engine/core/assert-never.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { bid, dealOut, GOOD } from '#engine/testing/dealt.ts';
import { haveBrowser } from './browser.ts';
import { buildIfNeeded } from './built.ts';
import { type Mark, noteMessages, stepsToFirstCard } from './first-card.ts';
import { type Task, tasksDuring } from './main-thread.ts';

/**
 * `npm run bench:table [-- --limits] [--tricks N] [--clicks N] [--slow N]`: the built app in Chromium at a table with known cards. With the
 * processor slowed four times it prints the long tasks while tricks are played, without that how long a card takes from the
 * click until it is painted in the trick, and each step from the lobby to the first card. With `--limits` it fails if one of the
 * first two is above its limit (docs/performance.md).
 */
const { values } = parseArgs({
  options: {
    limits: { type: 'boolean', default: false },
    tricks: { type: 'string', default: '6' },
    clicks: { type: 'string', default: '30' },
    slow: { type: 'string', default: '4' },
  },
});
const [TRICKS, CLICKS, SLOW] = [values.tricks, values.clicks, values.slow].map(Number) as [number, number, number];
/** In ms: tasks of at least this length are reported as long, and the median click should take less. */
const LIMIT = 50;
const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const PLAYABLE = '.hand button.legal';

/** A Solodreier of seat 0 about to be led to: from here on nothing is asked but cards. */
function solodreier(): DealRecord {
  const deal = dealOut({});
  deal.go(bid('solodreier'));
  while (deal.s.phase === 'announce') deal.go(GOOD);
  return deal.record;
}

/** Shows the app to `use` at these settings, with a page that moves as it does for most people. */
async function atTable<T>(settings: Partial<Settings>, use: (page: Page) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-table-'));
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify({ ...settings, answers: false }));
  const options: BrowserContextOptions = { ...IN_MOTION.contextOptions, viewport: { width: 1366, height: 768 } };
  const page = await browser.newPage({ ...options, locale: 'de-AT' });
  const app = await WebApp.launch(page, dataDir);
  try {
    await page.getByRole('button', { name: 'Karten geben' }).waitFor();
    return await use(page);
  } finally {
    await app.close();
    await page.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** In the page: whether the person is asked for a card. It is looked at now and then, and without a layout for it. */
const IS_ASKED = "document.querySelector('.turn.asked') !== null && document.querySelector('.hand .legal') !== null";

/** Plays whole tricks on a slow machine: from the click until the next question, with what the others play. */
async function tricksSlowed(page: Page): Promise<readonly (readonly Task[])[]> {
  await playFrom(page, solodreier(), NAMES, 0);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const tricks: (readonly Task[])[] = [];
  while (tricks.length < TRICKS) {
    await untilAsked(page);
    const { x, y } = must(await page.locator(PLAYABLE).first().boundingBox(), 'a card');
    const act = async (): Promise<void> => {
      await page.mouse.click(x + 8, y + 20);
      do await sleep(250);
      while (!(await page.evaluate<boolean>(IS_ASKED)));
    };
    tricks.push(await tasksDuring(browser, act));
  }
  return tricks;
}

/** In the page: ms from the next click until the frame that first shows the clicked card in the trick has been painted. */
const CLICK_TO_PAINT = `globalThis.painted = new Promise((done) => {
  addEventListener('click', ({ target, timeStamp }) => {
    const { alt } = target.closest('button').querySelector('img');
    const watcher = new MutationObserver(() => {
      if (![...document.querySelectorAll('.trick li img')].some((img) => img.alt === alt)) return;
      watcher.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - timeStamp);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
})`;

async function clicksToPaint(page: Page): Promise<readonly number[]> {
  const clicks: number[] = [];
  while (clicks.length < CLICKS) {
    await playFrom(page, solodreier(), NAMES, 0);
    while (clicks.length < CLICKS && (await untilAsked(page)) === 'asked') {
      await rested(page);
      await page.evaluate(`${CLICK_TO_PAINT}; 0`);
      await page.locator(PLAYABLE).first().click();
      clicks.push(await page.evaluate<number>('painted'));
    }
  }
  return clicks;
}

/** From the click in the lobby to the first card, after so long a rest, in ms, that everything has been fetched; and what is asked for. */
const RESTED = 9000;
async function firstCard(page: Page): Promise<{ readonly steps: readonly Mark[]; readonly asked: readonly string[] }> {
  await noteMessages(page);
  await page.getByRole('button', { name: 'Karten geben' }).waitFor();
  await sleep(RESTED);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { steps: await stepsToFirstCard(page), asked };
}

const found = await haveBrowser();
if (found.type === 'none') throw new Error(found.missing);
if ((await buildIfNeeded()) !== 0) throw new Error('not built');
const browser = await chromium.launch({ executablePath: found.executable, args });
const ms = (value: number): string => value.toFixed(0);

delete process.env.TAROCKABEND_BOT_PAUSE;
const tricks = await atTable({ pace: 'normal' }, tricksSlowed);
for (const [i, tasks] of tricks.entries()) {
  const longest = tasks.toSorted((a, b) => b.worked - a.worked).slice(0, 5);
  const worked = tasks.reduce((sum, task) => sum + task.worked, 0);
  console.log(
    `trick ${i + 1}: ${ms(worked)} in all, ${longest.map((task) => `${ms(task.worked)} (${ms(task.took)})`).join(', ')}`,
  );
}
const all = tricks.flat();
const over = (of: keyof Task): number => all.filter((task) => task[of] > LIMIT).length;
console.log(
  `processor slowed ${SLOW} times, ${tricks.length} tricks: ${over('worked')} tasks over ${LIMIT} ms of the processor`,
);

process.env.TAROCKABEND_BOT_PAUSE = '0';
const clicks = (await atTable({ pace: 'at-once' }, clicksToPaint)).toSorted((a, b) => a - b);
const median = clicks[Math.floor(clicks.length / 2)] ?? 0;
console.log(`${clicks.length} clicks on a card until it is painted in the trick: median ${ms(median)} ms, `);
console.log(`  fastest ${ms(clicks[0] ?? 0)} ms, slowest ${ms(clicks.at(-1) ?? 0)} ms`);

delete process.env.TAROCKABEND_BOT_PAUSE;
const { steps, asked } = await atTable({ pace: 'normal' }, firstCard);
console.log('from the click in the lobby to the first card, in ms:');
for (const { what, at } of steps) console.log(`  ${ms(at).padStart(5)} ${what}`);
const ofServer = asked.filter((url) => url.startsWith('http')).length;
console.log(`  asked for: ${ofServer} of the server, ${asked.length - ofServer} of the page itself`);
await browser.close();
if (values.limits && (over('worked') > 0 || median >= LIMIT)) process.exitCode = 1;
