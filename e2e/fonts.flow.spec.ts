import { expect, test } from './fixtures.ts';

const LOADED = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => family.replaceAll('"', '') + ' ' + weight)`;
/** The files that a title with a rare letter needs. */
const RARE = `document.fonts.load('700 1em "Tarockabend Serif"', 'ř').then((faces) => faces.map(({ status }) => status))`;

test('the page writes in its own fonts', async ({ app }) => {
  await expect
    .poll(() => app.page.evaluate<readonly string[]>(LOADED))
    .toEqual(expect.arrayContaining(['Tarockabend Sans 400 700', 'Tarockabend Serif 700']));
});

test('rare letters of a title come from a file of their own', async ({ app }) => {
  test.skip(
    process.env.FONTCONFIG_FILE?.endsWith('none.conf') === true,
    'Chromium without any font of the machine asks for no second file of a family; the letters then come from the sans-serif font',
  );
  expect(await app.page.evaluate(RARE)).toEqual(['loaded', 'loaded']);
});
