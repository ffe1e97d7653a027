import { multiply, ONE, type Rational } from '../core/rational.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';

/** By how much a series can multiply a deal at most (double rounds, the last round). */
export function mostLent(series: readonly SeriesRule[]): number {
  const lent = series.flatMap(({ lends }) => (lends ? Array<Rational>(lends.most).fill(lends.factor.by) : []));
  const { n, d } = lent.reduce(multiply, ONE);
  return n / d;
}
