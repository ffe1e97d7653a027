import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { shownCharacters } from './characters.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where the page has its fonts. */
export const FONTS = 'renderer/src/fonts';
/** Where their licences go: they are distributed together with the page. */
export const LICENCES = 'renderer/public/licences';

/** One file of the page's fonts: what it is cut from, and which of its weights (400 normal, 700 bold) it keeps. */
interface Face {
  readonly file: string;
  readonly from: string;
  readonly weights: number | { readonly min: number; readonly max: number };
}

const SERIF = '@fontsource-variable/source-serif-4';
const SANS = 'source-sans';

export const FACES = {
  sans: {
    file: 'tarockabend-sans.woff2',
    from: `${SANS}/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2`,
    weights: { min: 400, max: 700 },
  },
  serif: {
    file: 'tarockabend-serif.woff2',
    from: `${SERIF}/files/source-serif-4-latin-wght-normal.woff2`,
    weights: 700,
  },
  serifExt: {
    file: 'tarockabend-serif-ext.woff2',
    from: `${SERIF}/files/source-serif-4-latin-ext-wght-normal.woff2`,
    weights: 700,
  },
} as const satisfies Readonly<Record<string, Face>>;

const LICENCE_FILES = { 'source-sans.txt': `${SANS}/LICENSE.md`, 'source-serif.txt': `${SERIF}/LICENSE` } as const;

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** What people's names and their own texts are written with: Latin letters of all of Europe, and punctuation. */
const LATIN = [
  span(0x20, 0x7e),
  span(0xa0, 0x17f),
  span(0x218, 0x21b),
  'ẞ',
  span(0x300, 0x30c),
  span(0x2009, 0x2015),
  span(0x2018, 0x201e),
  '\u202f•…‰‹›⁄€™−≠≤≥',
].join('');

/** Glyph composition, kerning and mark positioning; no other features are used. */
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk'];

const packaged = (path: string): Promise<Buffer> => readFile(join(ROOT, 'node_modules', path));

/** The font files by path, cut down to Latin and to what the page's own texts need; the same bytes on every machine. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const characters = LATIN + [...shownCharacters().keys()].sort().join('');
  const fonts = Object.values(FACES).map(async ({ file, from, weights }): Promise<[string, Buffer]> => [
    `${FONTS}/${file}`,
    await subsetFont(await packaged(from), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
      noHinting: true,
    }),
  ]);
  const licences = Object.entries(LICENCE_FILES).map(async ([file, from]): Promise<[string, Buffer]> => [
    `${LICENCES}/${file}`,
    await packaged(from),
  ]);
  return new Map(await Promise.all([...fonts, ...licences]));
}
