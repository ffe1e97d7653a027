import { expect, picture, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { UPRIGHT } from './phones/phone.ts';
import { ServerProcess } from './server-process.ts';

/** How to make this browser lack something, as a script that runs before the page's own. */
const LACKS = {
  'a built-in function': 'delete Array.prototype.findLast',
  'cloning, as Safari 15': 'delete globalThis.structuredClone',
  'a kind of pattern, as Safari 16.3': `globalThis.RegExp = class extends RegExp {
    constructor(pattern, ...flags) {
      if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid regular expression');
      super(pattern, ...flags);
    }
  }`,
  'a unit of length, as Chrome 107': `{
    const supports = CSS.supports;
    CSS.supports = (...asked) => !asked.join(':').includes('dvh') && supports(...asked);
  }`,
  'something that nobody thought of': 'delete globalThis.WebSocket; delete globalThis.Map',
} as const;
const GERMAN =
  'Dieser Browser ist zu alt für Tarockabend. Es braucht mindestens iOS 16.4, Chrome 109 oder Firefox 115.';
const ENGLISH = 'This browser is too old for Tarockabend, which needs at least iOS 16.4, Chrome 109 or Firefox 115.';

test('a browser that is too old says so in both languages, and a new one does not', async ({ browser, dataDir }) => {
  const server = await ServerProcess.start(dataDir);
  try {
    for (const lack of [undefined, ...Object.values(LACKS)]) {
      const context = await browser.newContext({ viewport: UPRIGHT, locale: 'de-AT' });
      if (lack !== undefined) await context.addInitScript(lack);
      const page = await context.newPage();
      await page.goto(server.address);
      if (lack === undefined) {
        await lobbyIsOpen(page);
        await expect(page.getByText('zu alt')).toHaveCount(1);
        await expect(page.getByText('zu alt')).toBeHidden();
      } else {
        await expect(page.getByText(GERMAN), lack).toBeVisible();
        await expect(page.getByText(ENGLISH), lack).toBeVisible();
        await expect(page.locator('#app'), lack).toHaveCount(0);
        // A picture waits for the page in the page, which takes what some of them lack.
        if (lack === LACKS['a built-in function']) await picture(page, 'web-old-browser');
      }
      await context.close();
    }
  } finally {
    await server.end('SIGTERM');
  }
});
