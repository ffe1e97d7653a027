import type { CupTable } from '#engine/tournament/format/cup-points.ts';
import type { CupTableFormat } from '#engine/tournament/format/season-schema.ts';

/** The ways of giving points for places, in the order in which they are offered. */
export const CUP_KINDS = [
  'place-list',
  'field-size',
  'rank-bands',
  'by-field',
] as const satisfies readonly CupTable['type'][];
type CupKind = (typeof CUP_KINDS)[number];

/** The initial values of each way; every number can be changed. */
export const FRESH_CUP: { readonly [K in CupKind]: CupTableFormat } = {
  'place-list': { type: 'place-list', points: [10, 8, 6, 5, 4, 3, 2, 1] },
  'field-size': { type: 'field-size' },
  'rank-bands': {
    type: 'rank-bands',
    bands: [
      { upTo: 1, points: 10 },
      { upTo: 4, points: 6 },
      { upTo: 8, points: 3 },
    ],
  },
  'by-field': {
    type: 'by-field',
    fields: [
      { upTo: 20, points: [10, 8, 6, 5, 4, 3, 2, 1] },
      { upTo: 40, points: [15, 12, 10, 8, 6, 5, 4, 3, 2, 1] },
    ],
  },
};

type CupLine = { readonly upTo: number };

/** Whether every line reaches further than the previous one; an invalid number is reported at its field. */
export const isRising = (lines: readonly CupLine[]): boolean =>
  lines.every(({ upTo }, i) => i === 0 || !(upTo <= (lines[i - 1]?.upTo ?? 0)));

/** How far a new line reaches: as much further as the last one did. */
export function nextLine(lines: readonly CupLine[]): number {
  const [before, last] = [lines.at(-2)?.upTo ?? 0, lines.at(-1)?.upTo ?? 0];
  const next = last + Math.max(1, last - before);
  return Number.isNaN(next) ? 1 : next;
}
