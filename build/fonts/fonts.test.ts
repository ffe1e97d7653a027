import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownCharacters, shownTexts } from './characters.ts';
import { FACES, FONTS } from './faces.ts';
import { glyphsOf } from './glyphs.ts';

const [sans, serif, serifExt] = await Promise.all(
  [FACES.sans, FACES.serif, FACES.serifExt].map(({ file }) => glyphsOf(file)),
);
if (!sans || !serif || !serifExt) throw new Error('the fonts are not there');

// Reading all sources takes longer than a test may on a busy machine.
const texts = shownTexts();

/** Names of people here and in neighbouring countries. */
const NAMES =
  'Öhlinger Müllner Größing Žižek Đurić Černý Łukasz Szőke Gyűrű Ștefan Işık Ångström Ægir Ñuñez Çelik Ø Ħ Ŋ';

test('the texts of the page are found, in catalogues, markup, templates and styles', () => {
  const characters = shownCharacters();
  expect(Array.from('aÄß„“…⅓⅔½−§×€').filter((one) => !characters.has(one))).toEqual([]);
  const isShown = (path: string, text: string) => texts.some((one) => one.path === path && one.text.includes(text));
  expect(isShown('renderer/src/i18n/de/app.ts', 'Tarockabend')).toBe(true);
  expect(isShown('renderer/src/board/BoardPage.svelte', 'projector')).toBe(true);
});

test('every character of every text has a glyph', () => {
  const without = [...shownCharacters()].filter(([character]) => !sans.has(character));
  expect(without.map(([character, path]) => `${character} in ${path}`)).toEqual([]);
});

test('names have their letters, in titles too', () => {
  const letters = [...new Set(NAMES.replaceAll(' ', ''))];
  expect(letters.filter((letter) => !sans.has(letter))).toEqual([]);
  expect(letters.filter((letter) => !serif.has(letter) && !serifExt.has(letter))).toEqual([]);
});

/** Symbols that fonts draw as they like, some of them in colour. The page draws its own (`ui/Icon.svelte`). */
const PICTOGRAPH = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}]/u;
/** In a sentence: keys, and ranges. */
const IN_SENTENCES = /[←→]/g;

test('symbols are drawn, not written', () => {
  const written = texts.filter(({ path, text }) =>
    PICTOGRAPH.test(path.endsWith('.svelte') ? text : text.replace(IN_SENTENCES, '')),
  );
  expect(written.map(({ path, text }) => `${path}: ${text.trim()}`)).toEqual([]);
});

test('all digits are equally wide, so that columns of numbers line up', () => {
  for (const font of [sans, serif]) expect(new Set(Array.from('0123456789', font.width)).size).toBe(1);
});

test('the fonts are small', () => {
  const bytes = Object.values(FACES).map(({ file }) => statSync(join(FONTS, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
});
