import type { Glyphs } from './glyphs.ts';

/** Where a word is placed: its upper left corner, its height, and its maximum width; in card units. */
export interface WordPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly most?: number;
  /** Which point of the word `x` refers to. */
  readonly anchor?: 'start' | 'middle';
}

/** Space between two letters, in hundredths of the height. */
const GAP = 9;

/** A word as paths; condensed if it would be too wide. */
export function word(text: string, glyphs: Glyphs, { x, y, height, most, anchor = 'start' }: WordPlace): string {
  let at = 0;
  const paths: string[] = [];
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`no outline of ${letter}`);
    const [width, path] = glyph;
    paths.push(at === 0 ? `<path d="${path}"/>` : `<path transform="translate(${at})" d="${path}"/>`);
    at += width + GAP;
  }
  const scale = height / 100;
  const natural = (at - GAP) * scale;
  const across = most === undefined || natural <= most ? scale : scale * (most / natural);
  const left = anchor === 'start' ? x : x - ((at - GAP) * across) / 2;
  return `<g transform="translate(${round(left)} ${round(y)}) scale(${round(across)} ${round(scale)})">${paths.join('')}</g>`;
}

/** Three decimals are enough for any screen. */
export const round = (n: number): number => Math.round(n * 1000) / 1000;
