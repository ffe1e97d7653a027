import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Settings } from '#electron/protocol/settings.ts';
import { IS_FULL } from '#engine/testing/test-effort.ts';
import { DesktopApp } from './desktop-app.ts';
import { lobbyIsOpen } from './lobby.ts';
import { ALL_MET } from './met-games.ts';
import type { RunningApp, Where } from './running-app.ts';
import { SAVES_DATA } from './saves-data.ts';
import { seedPages } from './seeded-chance.ts';
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

interface Options {
  where: Where;
  settings: Partial<Settings>;
  /** Whether pages neither fetch nor draw ahead, as where somebody asked for that. */
  savesData: boolean;
}

/** `test` for flows: `app.page` shows the app without any evening. */
export const test = base.extend<Fixtures & Options, Worker>({
  built: ['dist', { option: true, scope: 'worker' }],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        seedPages(context);
        await context.addInitScript(ALL_MET);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  where: ['web', { option: true }],
  settings: [UNHURRIED, { option: true }],
  savesData: [true, { option: true }],
  dataDir: async ({ settings }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarockabend-e2e-'));
    writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(SAVES_DATA);
    await use(context);
  },
  app: async ({ where, dataDir, built, browser, contextOptions, savesData }, use) => {
    const context = where === 'desktop' ? undefined : await browser.newContext(contextOptions);
    if (savesData) await context?.addInitScript(SAVES_DATA);
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

/** A picture takes as long as playing a card, and there are hundreds: only who looks at them afterwards wants them. */
export const TAKES_PICTURES = IS_FULL || process.env.TAROCKABEND_PICTURES !== undefined;

/** In the page: its next frame has been laid out, whatever clock the page has. */
const LAID_OUT = `new Promise((done) => {
  const seen = new ResizeObserver(() => {
    seen.disconnect();
    done();
  });
  seen.observe(document.documentElement);
})`;

/**
 * Saves a picture of a page for inspection, `artefacts/shots/<name>.png`, where they are wanted. Either way what a flow
 * looks at next is what a person would see.
 */
export async function picture(page: Page, name: string, how: { readonly fullPage?: true } = {}): Promise<void> {
  // What has been laid out may change something that is laid out then.
  for (let frame = 0; frame < 2; frame++) await page.evaluate(LAID_OUT);
  if (TAKES_PICTURES) await page.screenshot({ path: `artefacts/shots/${name}.png`, ...how });
}

/** The same of the app: `artefacts/shots/<where>-<name>.png`. */
export const shot = (
  { page, where }: RunningApp,
  name: string,
  how: { readonly fullPage?: true } = {},
): Promise<void> => picture(page, `${where}-${name}`, how);
