import type { SuitSign } from '#page/packs/packs.ts';
import { round } from './letters.ts';

/** Where a suit sign is placed: its centre, its height, and whether it is upside down. */
export interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turned?: boolean;
}

/** French suit signs, about 22 units high, centred on (0, 0). */
const FRENCH: Readonly<Record<string, string>> = {
  'french-H': 'M0 10C-13 1-11-9-5.5-9-2.5-9 0-7 0-4 0-7 2.5-9 5.5-9 11-9 13 1 0 10Z',
  'french-D': 'M0-11.5C2.4-6.4 5-3 8.8 0 5 3 2.4 6.4 0 11.5-2.4 6.4-5 3-8.8 0-5-3-2.4-6.4 0-11.5Z',
  'french-S':
    'M0-11C3-5 10.5-2 10.5 3.5 10.5 8 5 9 1.6 5.8 1.8 8 3 9.8 4.4 10.5H-4.4C-3 9.8-1.8 8-1.6 5.8-5 9-10.5 8-10.5 3.5-10.5-2-3-5 0-11Z',
  'french-C':
    'M0-10.5A4.9 4.9 0 0 1 3.9-2.5 4.9 4.9 0 1 1 1.6 5C1.8 8 3 9.8 4.4 10.5H-4.4C-3 9.8-1.8 8-1.6 5A4.9 4.9 0 1 1-3.9-2.5 4.9 4.9 0 0 1 0-10.5Z',
};

const FRENCH_HEIGHT = 22;
/** German suit signs are little pictures in a box of 40 by 40. */
const GERMAN_BOX = 40;

/** A suit sign; `fill` colours a French one, `pictures` holds the German ones. */
export function sign(
  suit: SuitSign,
  { x, y, height, turned = false }: SignPlace,
  fill: string,
  pictures: Readonly<Record<string, string>>,
): string {
  const path = FRENCH[suit];
  const scale = round(height / (path ? FRENCH_HEIGHT : GERMAN_BOX));
  const place = `translate(${round(x)} ${round(y)}) scale(${turned ? -scale : scale})`;
  if (path) return `<path fill="${fill}" transform="${place}" d="${path}"/>`;
  const picture = pictures[`sign-${suit.slice(-1)}`] ?? '';
  return `<g transform="${place} translate(${-GERMAN_BOX / 2} ${-GERMAN_BOX / 2})">${picture}</g>`;
}
