import { add, compare, type Rational, rational, ZERO } from '../core/rational.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';

/** Why a series with banks ends. */
const BANK_BROKEN = 'bank-broken';

/** Everybody begins with `start`; the series ends once somebody has nothing left, and the next begins afresh (bavarian R19, B7). */
export function banks(start: number): SeriesRule<null> {
  const isBroken = (totals: readonly Rational[]): boolean =>
    totals.some((total) => compare(add(rational(start), total), ZERO) <= 0);
  return {
    id: 'banks',
    mayEnd: [BANK_BROKEN],
    isOver: isBroken,
    start: () => null,
    before: (_, now) => ({ now, items: [] }),
    after: (_, { totals }) => ({ memory: null, items: [], ...(isBroken(totals) && { ends: BANK_BROKEN }) }),
  };
}
