import { expect, test } from './fixtures.ts';

const LOADED = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => family.replaceAll('"', '') + ' ' + weight)`;
/** The file that rare letters of a title come from. */
const RARE = `document.fonts.load('700 1em "Tarockabend Serif"', 'ř').then((faces) => faces.map(({ status }) => status))`;

test('the page writes in its own fonts, also the rare letters of a title', async ({ app }) => {
  const { page } = app;
  await expect
    .poll(() => page.evaluate<readonly string[]>(LOADED))
    .toEqual(expect.arrayContaining(['Tarockabend Sans 400 700', 'Tarockabend Serif 700']));
  expect(await page.evaluate(RARE)).toEqual(['loaded']);
});
