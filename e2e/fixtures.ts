import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import type { Settings } from '../electron/protocol/settings.ts';
import { DesktopApp } from './desktop-app.ts';
import { lobbyIsOpen } from './lobby.ts';
import type { RunningApp, Where } from './running-app.ts';
import { WebApp } from './web-app.ts';

interface Fixtures {
  /** A folder of this test's own for evenings and settings. */
  dataDir: string;
  app: RunningApp;
}

interface Worker {
  /** The folder of the build that is started in a browser. */
  built: string;
}

/** Nobody waits for tricks, and everything is said by the flow itself. */
export const UNHURRIED = { pace: 'at-once', answers: false } satisfies Partial<Settings>;

/** How the console prints an error that was thrown; that something could not be loaded is not one. */
const THROWN = /^\w*Error\b/;

/** Notes what is thrown in its pages from now on. */
function noteFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(String(fault.error().stack)));
  // The clock of tests only reports what a timer throws.
  context.on('console', (line) => {
    if (line.type() === 'error' && THROWN.test(line.text())) faults.push(line.text());
  });
}

/** `test` for flows: `app.page` shows the app without any evening. */
export const test = base.extend<Fixtures & { where: Where; settings: Partial<Settings> }, Worker>({
  built: ['dist', { option: true, scope: 'worker' }],
  where: ['web', { option: true }],
  settings: [UNHURRIED, { option: true }],
  dataDir: async ({ settings }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarockabend-e2e-'));
    writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },
  app: async ({ where, dataDir, built, browser, contextOptions }, use) => {
    const context = where === 'desktop' ? undefined : await browser.newContext(contextOptions);
    const faults: string[] = [];
    if (context) noteFaults(context, faults);
    const app = context
      ? await WebApp.launch(await context.newPage(), dataDir, built)
      : await DesktopApp.launch(dataDir);
    if (!context) noteFaults(app.page.context(), faults);
    // An app that failed to start is ended too: nobody else would end it.
    try {
      await lobbyIsOpen(app.page);
      await use(app);
      expect(faults, 'nothing was thrown in the page').toEqual([]);
    } finally {
      await app.close();
      await context?.close();
    }
  },
});

export { expect };

/** Saves a screenshot for inspection: `artefacts/shots/<where>-<name>.png`. */
export async function shot(app: RunningApp, name: string): Promise<void> {
  await app.page.screenshot({ path: `artefacts/shots/${app.where}-${name}.png` });
}
