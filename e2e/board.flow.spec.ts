import type { Page } from '@playwright/test';
import { cutOff, EVENING, prepareEvening } from './big-evening.ts';
import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { IN_MOTION } from './motion.ts';
import { heading, hold, ROUND, turnTo } from './projector.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';

/** Uses a control while the page's time stands still: it does not vanish before a slow machine has used it. */
async function control(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await work();
  await page.clock.resume();
}

/** How long the controls stay visible after the mouse was moved, in ms. */
const CONTROLS = 4000;

test.beforeEach(({ app }) => app.page.clock.install());

/** Checks every slide when the controls are gone and the slide stands still. */
async function facesAreFine(app: RunningApp, name: string, titles: readonly RegExp[]): Promise<void> {
  const { page } = app;
  await hold(page);
  await page.clock.runFor(CONTROLS);
  for (const [i, title] of titles.entries()) {
    await turnTo(page, title);
    await expect(page.locator('.desk')).toHaveCSS('opacity', '0', ROUND);
    await expect(page.locator('.slide')).toHaveCSS('opacity', '1');
    expect(await cutOff(page.locator('.projector'))).toEqual([]);
    await screenIsFine(app, `board-${name}-${i + 1}`);
  }
}

for (const count of [23, 138])
  test(`the board with ${count} players`, { tag: count < 138 ? '@full' : [] }, async ({ app }) => {
    const { page } = app;
    const evening = await prepareEvening(page, count, 3);
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visitEvening(page, evening, 'board');
      await expect(heading(page)).toHaveText('Runde 3: Wo sitze ich?', ROUND);
      await facesAreFine(app, `${count}-${width}`, [
        /Wo sitze ich/,
        /Wer sitzt wo/,
        /^Runde 3$/,
        /^Stand nach Runde 2/,
        /Tarockcup/,
      ]);
    }
  });

for (const name of [
  'Meisterschaft des Tarockvereins 2026',
  'Österreichische Meisterschaft im Königrufen, Vorrunde West 2026',
])
  test(
    `the evening’s name is not cut off on the board: ${name}`,
    { tag: name.length < 40 ? '@full' : [] },
    async ({ app }) => {
      const { page } = app;
      const evening = await prepareEvening(page, 8, 3, { name });
      for (const [width, height] of [
        [1024, 768],
        [1024, 640],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await visitEvening(page, evening, 'board');
        await expect(heading(page)).toHaveText('Runde 3: Wo sitze ich?', ROUND);
        await facesAreFine(app, `name-${name.length}-${width}x${height}`, [
          /Wo sitze ich/,
          /Wer sitzt wo/,
          /^Runde 3$/,
          /^Stand nach Runde 2/,
          new RegExp(name),
        ]);
      }
    },
  );

test.describe('in motion', () => {
  test.use(IN_MOTION);

  test('the board turns its slides by itself, is controlled by keyboard, and has a window of its own', async ({
    app,
  }) => {
    const { page } = app;
    const evening = await prepareEvening(page, 8, 1);
    await visitEvening(page, evening, 'board');
    await expect(heading(page)).toHaveText('Runde 1: Wo sitze ich?', ROUND);
    await hold(page);
    // A key keeps the controls visible longer than the mouse does.
    await page.keyboard.press('Tab');
    await expect(page.locator('.desk')).toHaveCSS('opacity', '1');
    await screenIsFine(app, 'board-controls');
    await page.getByLabel('Jede Seite').selectOption({ label: '6 Sekunden' });
    await control(page, () => page.getByRole('button', { name: 'Weiterlaufen' }).click());
    for (const title of ['Runde 1: Wer sitzt wo?', 'Runde 1', EVENING, 'Runde 1: Wo sitze ich?'])
      await expect(async () => {
        await page.clock.runFor(1000);
        expect(await heading(page).innerText()).toBe(title);
      }).toPass({ intervals: [0], ...ROUND });

    await control(page, () => page.getByRole('button', { name: 'Anhalten' }).click());
    await control(page, () => page.getByRole('checkbox', { name: 'Plätze nach Tischen' }).uncheck());
    await control(page, () => page.getByRole('checkbox', { name: 'Dunkel' }).check());
    await turnTo(page, /^Runde 1$/);
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page)).toHaveText('Runde 1: Wo sitze ich?');
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page)).toHaveText(EVENING);
    await expect(page.getByText('Runde 1: Bitte an den Tischen Platz nehmen.')).toBeVisible();
    await expect(page.locator('.desk')).toHaveCSS('opacity', '0', ROUND);
    await screenIsFine(app, 'board-dark');

    const opening = page.context().waitForEvent('page');
    await control(page, () => page.getByRole('button', { name: 'Eigenes Fenster' }).click());
    const wall = await opening;
    await expect(heading(wall)).toHaveText('Runde 1: Wo sitze ich?', ROUND);
    await expect(wall.getByRole('button', { name: 'Eigenes Fenster' })).toHaveCount(0);
    await control(page, () => page.getByRole('link', { name: 'Zum Abend' }).click());
    await expect(page.locator('.projector')).toHaveCount(0);
    await wall.close();
  });
});

test('a draft is not on the board; the clock runs on every slide once the round has begun', async ({ app }) => {
  const { page } = app;
  const evening = await prepareEvening(page, 8, 1);
  const drafted = [
    ['p1', 'p2', 'p5', 'p6'],
    ['p3', 'p4', 'p7', 'p8'],
  ];
  await command(page, { type: 'plan-rounds', evening, from: 2, draw: { method: 'by-hand' }, rounds: [drafted] });
  await command(page, { type: 'start-round', evening, round: 1 });
  await visitEvening(page, evening, 'board');
  await expect(heading(page)).toHaveText('Runde 1: Wo sitze ich?', ROUND);
  await hold(page);
  await turnTo(page, /Wo sitze ich/);
  await expect(page.getByText(/^noch 1:29:\d\d$/)).toBeVisible();
  await turnTo(page, /^Runde 1$/);
  await expect(page.getByRole('timer')).toHaveText(/^1:29:\d\d$/);
  await expect(page.locator('.desk')).toHaveCSS('opacity', '0', ROUND);
  await screenIsFine(app, 'board-clock-running');
  // On no slide is there anything of the second round, nor who would sit together there.
  for (const title of [/Tarockcup/, /Wo sitze ich/, /Wer sitzt wo/, /^Runde 1$/]) {
    await turnTo(page, title);
    await expect(page.locator('.projector')).not.toContainText('Runde 2');
  }
});
