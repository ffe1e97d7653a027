import { add, compare, divide, type Rational, rational, sum, ZERO } from '#engine/core/rational.ts';
import type { PlaceMode } from '../format/choices.ts';
import type { Counted, PlacePoints } from './types.ts';

/** A place at a table and its worth. */
export interface TablePlace {
  /** From 1; ties share the better place. */
  readonly place: number;
  readonly placePoints: Rational;
}

/** The points for places `place` to `place + count - 1`, divided equally. */
function sharedPoints(list: readonly Rational[], place: number, count: number): Rational {
  const points = list.slice(place - 1, place - 1 + count);
  return divide(sum(points), rational(count));
}

/** Places by points, in the order of the input; ties share the points of their places. */
export function tablePlaces(points: readonly Rational[], { list, bySize }: PlacePoints): readonly TablePlace[] {
  const worth = bySize?.[points.length] ?? list;
  return points.map((own) => {
    const place = points.filter((other) => compare(other, own) > 0).length + 1;
    const count = points.filter((other) => compare(other, own) === 0).length;
    return { place, placePoints: sharedPoints(worth, place, count) };
  });
}

const COUNTED: Readonly<Record<PlaceMode, Counted>> = { instead: 'places', besides: 'both', 'tie-break': 'scores' };

/** What totals count if points for places are agreed on, or none are. */
export const countedWith = (placePoints: { readonly mode: PlaceMode } | null | undefined): Counted =>
  placePoints ? COUNTED[placePoints.mode] : 'scores';

/** Adds values that may be missing. */
export const addUp = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a && b ? add(a, b) : (a ?? b);

/** Zero if missing. */
export const orZero = (a: Rational | undefined): Rational => a ?? ZERO;
