import { defineConfig } from '@playwright/test';
import { args, executablePath } from './e2e/chromium.ts';
import type { Where } from './e2e/running-app.ts';

/** A `*.flow.spec.ts` runs in a browser and in the app; `web.*` and `desktop.*` only there. */
export default defineConfig<{ where: Where }>({
  testDir: 'e2e',
  outputDir: 'artefacts/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Whole deals and big evenings take their time on a machine that has other things to do.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'artefacts/e2e.json' }]],
  use: {
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    browserName: 'chromium',
    channel: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'de-AT',
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args },
  },
  projects: [
    { name: 'web', testMatch: ['**/*.flow.spec.ts', '**/web.*.spec.ts'], use: { where: 'web' } },
    { name: 'desktop', testMatch: ['**/*.flow.spec.ts', '**/desktop.*.spec.ts'], use: { where: 'desktop' } },
  ],
});
