import { divide, type Rational, rational, sum, ZERO } from '#engine/core/rational.ts';

/** Points for a place, given the size of the field. */
export type CupTable =
  /** For the first, the second and so on; places beyond the list get nothing. */
  | { readonly type: 'place-list'; readonly points: readonly Rational[] }
  /** Field size - place + 1: the last gets 1, the winner as many as there are players. */
  | { readonly type: 'field-size' }
  /** By the first band that reaches the place; nothing beyond the last band. `upTo` ascending. */
  | { readonly type: 'rank-bands'; readonly bands: readonly { readonly upTo: number; readonly points: Rational }[] }
  /** By the first field that is large enough, else the last. `upTo` ascending. */
  | { readonly type: 'by-field'; readonly fields: readonly { readonly upTo: number; readonly table: CupTable }[] };

/** What ties get: the points of their places divided equally, or each the points of the better place. */
export const EQUAL_RANKS = ['share', 'better'] as const;
export type EqualRanks = (typeof EQUAL_RANKS)[number];

/** Points for an unshared place, from 1. */
export function pointsForPlace(table: CupTable, place: number, fieldSize: number): Rational {
  switch (table.type) {
    case 'place-list':
      return table.points[place - 1] ?? ZERO;
    case 'field-size':
      return rational(Math.max(0, fieldSize - place + 1));
    case 'rank-bands':
      return table.bands.find(({ upTo }) => place <= upTo)?.points ?? ZERO;
    case 'by-field': {
      const field = table.fields.find(({ upTo }) => fieldSize <= upTo) ?? table.fields.at(-1);
      return field ? pointsForPlace(field.table, place, fieldSize) : ZERO;
    }
  }
}

/** Points for a rank that `heads` players share. */
export function cupPoints(
  table: CupTable,
  { rank, heads, fieldSize }: { readonly rank: number; readonly heads: number; readonly fieldSize: number },
  equal: EqualRanks,
): Rational {
  if (equal === 'better') return pointsForPlace(table, rank, fieldSize);
  const places = Array.from({ length: heads }, (_, i) => pointsForPlace(table, rank + i, fieldSize));
  return divide(sum(places), rational(heads));
}
