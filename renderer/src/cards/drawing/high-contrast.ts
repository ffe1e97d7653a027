import type { Face } from '#page/packs/face.ts';
import type { SuitSign } from '#page/packs/packs.ts';
import { type Drawing, indexOf, pictureOf } from './drawing.ts';
import { CLEAR } from './glyphs.ts';
import { word } from './letters.ts';
import { sign } from './signs.ts';

/** Four suit colours and one for tarocks, each with at least 7:1 contrast to what is drawn on it. */
const COLOURS: Readonly<Record<SuitSign, string>> = {
  'french-S': '#101014',
  'french-H': '#a80d18',
  'french-D': '#0a3f8c',
  'french-C': '#0a5a2a',
  'german-E': '#5b3313',
  'german-G': '#0a5a2a',
  'german-H': '#a80d18',
  'german-S': '#0a3f8c',
};
const TAROCK = '#ffd23f';
const INK = '#101014';

const frame = (fill: string): string =>
  `<rect x="1" y="1" width="118" height="198" rx="9" fill="#fff"/><path d="M1 104V10A9 9 0 0 1 10 1H110A9 9 0 0 1 119 10V104Z" fill="${fill}"/>` +
  '<rect x="1" y="1" width="118" height="198" rx="9" fill="none" stroke="#101014" stroke-width="2"/>';

/** The index as large as the card allows, in the suit's colour; below it the picture, or the sign again. */
export function highContrast(face: Face, { pictures, letters }: Drawing): string {
  if (face.kind === 'tarock') return tarock(face, pictures);
  const fill = COLOURS[face.suit];
  const index = indexOf(face, letters);
  const top =
    frame(fill) +
    `<g fill="#fff">${word(index, CLEAR, { x: 9, y: 11, height: 56, most: 62 })}</g>` +
    whiteSign(face.suit, pictures) +
    (face.kind === 'pip' ? sign(face.suit, { x: 60, y: 152, height: 64 }, fill, pictures) : '');
  if (face.kind === 'pip') return top;
  const picture = pictures[pictureOf(face) ?? ''] ?? '';
  const isAce = face.court === 'A';
  return isAce
    ? top + `<svg x="28" y="107" width="64" height="88" viewBox="0 0 104 144">${picture}</svg>`
    : top + `<svg x="8" y="105" width="104" height="92" viewBox="0 0 104 92">${picture}</svg>`;
}

/** A white French sign on the suit's colour; a German one keeps its colours on a white disc. */
const whiteSign = (suit: SuitSign, pictures: Drawing['pictures']): string =>
  suit.startsWith('french')
    ? sign(suit, { x: 26, y: 86, height: 28 }, '#fff', pictures)
    : `<circle cx="26" cy="86" r="16" fill="#fff"/>${sign(suit, { x: 26, y: 86, height: 24 }, '', pictures)}`;

function tarock(face: Extract<Face, { kind: 'tarock' }>, pictures: Drawing['pictures']): string {
  const { number, roman, title } = face;
  const hasName = number <= 5 || number >= 21;
  const picture = pictures[pictureOf(face) ?? ''] ?? '';
  return (
    frame(TAROCK) +
    `<g fill="${INK}">${word(title ?? String(number), CLEAR, { x: 9, y: title ? 18 : 11, height: title ? 46 : 56, most: 102 })}` +
    (title ? '' : word(roman, CLEAR, { x: 10, y: 77, height: 19, most: 96 })) +
    '</g>' +
    (hasName
      ? `<svg x="28" y="107" width="64" height="88" viewBox="0 0 104 144">${picture}</svg>`
      : `<g fill="${INK}">${word(roman, CLEAR, { x: 60, y: 132, height: 38, most: 100, anchor: 'middle' })}</g>`)
  );
}

export const clearBack = (colour: string): string =>
  '<rect x="1" y="1" width="118" height="198" rx="9" fill="#fff" stroke="#101014" stroke-width="2"/>' +
  `<rect x="9" y="9" width="102" height="182" rx="5" fill="${colour}"/>` +
  '<path d="M60 40 92 100 60 160 28 100ZM60 72 76 100 60 128 44 100Z" fill="none" stroke="#fff" stroke-width="6"/>';
