import type { Rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';

/** A point of the drawing, in its units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The totals of a table deal by deal, drawn in a box of `width` by `height`; all begin at nothing. */
export interface Curve {
  readonly lines: readonly { readonly seat: Seat; readonly points: readonly Point[] }[];
  /** Where nothing is. */
  readonly zero: number;
}

const valueOf = ({ n, d }: Rational): number => n / d;

/** `totals`: after each deal, by seat. */
export function curveOf(totals: readonly (readonly Rational[])[], width: number, height: number): Curve {
  const seats = totals[0]?.length ?? 0;
  const values = totals.map((row) => row.map(valueOf));
  const all = [0, ...values.flat()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = most - least || 1;
  const yOf = (value: number) => ((most - value) / span) * height;
  const xOf = (deal: number) => (totals.length === 0 ? 0 : (deal / totals.length) * width);
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: [0, ...values.map((row) => row[seat] ?? 0)].map((value, deal) => ({ x: xOf(deal), y: yOf(value) })),
    })),
    zero: yOf(0),
  };
}
