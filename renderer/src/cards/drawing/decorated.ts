import type { Face } from '#page/packs/face.ts';
import type { SuitSign } from '#page/packs/packs.ts';
import { type Drawing, indexOf, pictureOf } from './drawing.ts';
import { SLAB } from './glyphs.ts';
import { word } from './letters.ts';
import { pipPlaces } from './pips.ts';
import { sign } from './signs.ts';

/** The colours of old lithographed packs. */
const INK = '#2a1d14';
const PAPER = '#fff8e7';
const GOLD = '#b98a3a';
const TAROCK = '#5a1f3d';
const SUIT_COLOURS: Readonly<Record<SuitSign, string>> = {
  'french-S': '#17171c',
  'french-H': '#b3121d',
  'french-D': '#c4341c',
  'french-C': '#12351f',
  'german-E': '#4a2e19',
  'german-G': '#27533a',
  'german-H': '#b3121d',
  'german-S': '#7a4e10',
};

const paper = `<rect x=".8" y=".8" width="118.4" height="198.4" rx="9" fill="${PAPER}" stroke="#6e6048" stroke-width="1.6"/>`;
const line = (inset: number, colour = GOLD, width = 0.8): string =>
  `<rect x="${inset}" y="${inset}" width="${120 - 2 * inset}" height="${200 - 2 * inset}" rx="${Math.max(1, 9 - inset)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
/** Draws a part upright at the top and upside down at the bottom. */
const twice = (half: string): string => `<g id="h">${half}</g><use href="#h" transform="rotate(180 60 100)"/>`;

export function decorated(face: Face, drawing: Drawing): string {
  if (face.kind === 'tarock') return paper + tarock(face, drawing);
  const fill = SUIT_COLOURS[face.suit];
  const index = indexOf(face, drawing.letters);
  const corner =
    `<g fill="${fill}">${word(index, SLAB, { x: 11.5, y: 12, height: 25, most: 22 })}</g>` +
    sign(face.suit, { x: 21, y: 49, height: 18 }, fill, drawing.pictures);
  if (face.kind === 'court') return paper + (face.court === 'A' ? ace : court)(face, drawing) + corner;
  const height = face.pip === 1 ? 62 : face.pip <= 3 ? 32 : face.pip < 8 ? 25 : 20;
  const signs = pipPlaces(face.pip)
    .map(([x, y]) => sign(face.suit, { x, y, height, turned: y > 100 }, fill, drawing.pictures))
    .join('');
  return paper + line(4) + signs + twice(corner) + (face.pip === 1 ? garland : '');
}

/** The numeral in a cartouche, and beneath it a scene that fills the card. */
function tarock(face: Extract<Face, { kind: 'tarock' }>, { pictures }: Drawing): string {
  const { title } = face;
  const numeral = word(title ?? face.roman, SLAB, { x: 10, y: 12.5, height: 27, most: title ? 84 : SEEN });
  return (
    `<svg x="8" y="47" width="104" height="144" viewBox="0 0 104 144">${pictures[pictureOf(face) ?? ''] ?? ''}</svg>` +
    `<rect x="8" y="47" width="104" height="144" rx="3" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
    line(4) +
    (title ? '' : tab) +
    `<g fill="${TAROCK}">${numeral}${title ? '' : word(String(face.number), SLAB, { x: 21, y: 51, height: 17, most: 22, anchor: 'middle' })}</g>` +
    (title ? '' : flourish)
  );
}

/** What is seen of a numeral if the next card covers two fifths of it. */
const SEEN = 55;
/** The corner of the picture, where the number stands once more in digits. */
const tab = `<path d="M8 72V50a3 3 0 0 1 3-3H34V67a5 5 0 0 1-5 5Z" fill="#fff8e7" stroke="${INK}" stroke-width="1.3"/>`;

const flourish = `<path d="M92 26c5-8 14-6 14 0s-8 6-8 1 5-5 5-1M92 26c-2 6 2 11 9 11" fill="none" stroke="${GOLD}" stroke-width="1.6" stroke-linecap="round"/>`;
/** Leaves around the single sign of an ace. */
const garland = `<g fill="none" stroke="${GOLD}" stroke-width="1.6" stroke-linecap="round">${[0, 180]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 60 100) translate(60 100) scale(.86 .94) translate(-60 -100)" d="M60 42C40 44 26 62 25 84M34 58c-6-1-9-5-9-10 5 0 9 4 9 10ZM27 72c-5-2-7-6-6-11 5 1 7 6 6 11ZM45 47c-4-4-4-9-1-13 4 3 4 9 1 13ZM60 42C80 44 94 62 95 84M86 58c6-1 9-5 9-10-5 0-9 4-9 10ZM93 72c5-2 7-6 6-11-5 1-7 6-6 11ZM75 47c4-4 4-9 1-13-4 3-4 9-1 13Z"/>`,
  )
  .join('')}</g>`;

function court(face: Extract<Face, { kind: 'court' }>, { pictures }: Drawing): string {
  const figure = `<svg x="8" y="8" width="104" height="92" viewBox="0 0 104 92">${pictures[pictureOf(face) ?? ''] ?? ''}</svg>`;
  const belt = `<path d="M8 100h104" stroke="${INK}" stroke-width="3.4"/><path d="M8 100h104" stroke="#d9a441" stroke-width="1.6"/>`;
  return (
    twice(figure) +
    belt +
    `<rect x="8" y="8" width="104" height="184" rx="3" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
    line(4)
  );
}

function ace(face: Extract<Face, { kind: 'court' }>, { pictures }: Drawing): string {
  return (
    `<svg x="8" y="46" width="104" height="144" viewBox="0 0 104 144">${pictures[pictureOf(face) ?? ''] ?? ''}</svg>` +
    line(4)
  );
}

/** A lattice of gold on red, with a star in the middle. */
export function decoratedBack(colour: string): string {
  const rows = Array.from({ length: 15 }, (_, i) => -80 + i * 20);
  const lattice = rows.map((y) => `M8 ${y}l104 104M8 ${y + 104}l104-104`).join('');
  return (
    paper +
    `<svg x="8" y="8" width="104" height="184" viewBox="8 8 104 184"><rect x="8" y="8" width="104" height="184" fill="${colour}"/>` +
    `<path d="${lattice}" stroke="#c9973f" stroke-width="1.3" fill="none"/>` +
    rows
      .map((y) =>
        [18, 38, 58, 78, 98].map((x) => `<circle cx="${x + 2}" cy="${y + 12}" r="1.7" fill="#f0cf7c"/>`).join(''),
      )
      .join('') +
    '</svg>' +
    `<path d="M60 56 94 100 60 144 26 100Z" fill="${colour}" stroke="#f0cf7c" stroke-width="2"/>` +
    `<path d="M60 70 66.5 91 84 100 66.5 109 60 130 53.5 109 36 100 53.5 91Z" fill="#f0cf7c"/><circle cx="60" cy="100" r="5" fill="${colour}"/>` +
    `<rect x="8" y="8" width="104" height="184" rx="4" fill="none" stroke="${INK}" stroke-width="1.6"/>`
  );
}
