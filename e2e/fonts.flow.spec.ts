import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';

/** The page's fonts that have been loaded, as `family weight`, each file once. */
const loaded = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family.replaceAll('\"', '')} ${weight}`)",
  );

const SANS = 'Tarockabend Sans 400 700';
const SERIF = 'Tarockabend Serif 700';

test('the page writes in its own fonts, also the rare letters of a title', async ({ app }) => {
  const { page } = app;
  // A browser without any font of the machine may look for letters in all files at once.
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining([SANS, SERIF]));
  await createEvening(page, 'Pagát v Břeclavi');
  await expect.poll(() => loaded(page)).toEqual([SANS, SERIF, SERIF]);
});
