import { divide, rational, sum, type Rational } from '../core/rational.ts';

/** Minus points count half; halves are kept (Skoty Trophy, tirol §9, R22). `results`: of sessions, or of deals. */
export const skoty = (results: readonly Rational[]): Rational =>
  sum(results.map((result) => (result.n < 0 ? divide(result, rational(2)) : result)));
