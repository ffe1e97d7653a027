import { add, compare, divide, rational, sum, ZERO, type Rational } from '../../core/rational.ts';
import type { PlacePoints } from './types.ts';

/** A place at a table and what it is worth. */
export interface TablePlace {
  /** From 1; equal points share the better place. */
  readonly place: number;
  readonly placePoints: Rational;
}

/** The points for places `place` to `place + count - 1`, divided by those who share them. */
function sharedPoints(list: readonly Rational[], place: number, count: number): Rational {
  const points = list.slice(place - 1, place - 1 + count);
  return divide(sum(points), rational(count));
}

/** Places by points, in the order of the input; whoever is level shares the points of the places. */
export function tablePlaces(points: readonly Rational[], { list, bySize }: PlacePoints): readonly TablePlace[] {
  const worth = bySize?.[points.length] ?? list;
  return points.map((own) => {
    const place = points.filter((other) => compare(other, own) > 0).length + 1;
    const count = points.filter((other) => compare(other, own) === 0).length;
    return { place, placePoints: sharedPoints(worth, place, count) };
  });
}

/** Adds where there may be nothing yet. */
export const addUp = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a && b ? add(a, b) : (a ?? b);

/** Zero where there is nothing. */
export const orZero = (a: Rational | undefined): Rational => a ?? ZERO;
