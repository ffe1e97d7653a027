import { defineConfig } from '@playwright/test';
import { args, executablePath, shellPath } from './e2e/chromium.ts';
import type { Where } from './e2e/running-app.ts';
import { IS_FULL } from './engine/testing/test-effort.ts';

/** At full length flows run in the browser that people have. */
const browserPath = IS_FULL ? executablePath : shellPath;

/**
 * Flows that run in the app, every time. The others run in a browser, where bigger ones do what these do; at full length
 * all run in both.
 */
const IN_THE_APP = ['**/evening.flow.spec.ts', '**/radl.flow.spec.ts'];

/** A `*.flow.spec.ts` can run in a browser and in the app; `web.*` and `desktop.*` only there. */
export default defineConfig<{ where: Where }>({
  testDir: 'e2e',
  outputDir: 'artefacts/e2e',
  // Flows wait more than they work: a third one fits on two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // The same once more, with less that is hard about it: other sizes, fewer people.
  grepInvert: IS_FULL ? [] : /@full/,
  // Whole deals and big evenings take their time on a machine that has other things to do.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'artefacts/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // Keeping a trace takes a fifth of all the work; `--trace on` makes one of a test that has failed.
    trace: IS_FULL ? 'retain-on-failure' : 'off',
    browserName: 'chromium',
    channel: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'de-AT',
    // Painting what moves is a third of the work of a played deal; flows that show it say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(browserPath !== undefined && { executablePath: browserPath }), args },
  },
  projects: [
    {
      name: 'web',
      testMatch: ['**/*.flow.spec.ts', '**/web.*.spec.ts'],
      testIgnore: IS_FULL ? [] : IN_THE_APP,
      use: { where: 'web' },
    },
    {
      name: 'desktop',
      testMatch: [...(IS_FULL ? ['**/*.flow.spec.ts'] : IN_THE_APP), '**/desktop.*.spec.ts'],
      use: { where: 'desktop' },
    },
  ],
});
