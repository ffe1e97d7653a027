import { add, compare, rational, ZERO } from '../core/rational.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';

/** Why a series with banks ends. */
const BANK_BROKEN = 'bank-broken';

/** Everybody begins with so much; the series ends once somebody has nothing left, and the next begins afresh (bavarian R19, B7). */
export const banks = (start: number): SeriesRule<null> => ({
  id: 'banks',
  mayEnd: [BANK_BROKEN],
  start: () => null,
  before: (_, now) => ({ now, items: [] }),
  after: (_, { totals }) => ({
    memory: null,
    items: [],
    ...(totals.some((total) => compare(add(rational(start), total), ZERO) <= 0) && { ends: BANK_BROKEN }),
  }),
});
