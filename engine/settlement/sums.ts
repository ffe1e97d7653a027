import { compare, isPart, type Parts, type Rational, sum, ZERO } from '../core/rational.ts';
import type { Balance } from '../kernel/score.ts';

/** Why amounts cannot be what everybody at a table has won together. */
export type SumFault = 'not-zero-sum' | 'more-than-in-pot';

const WRONG: Readonly<Record<Balance, (all: Rational) => SumFault | undefined>> = {
  'zero-sum': (all) => (all.n === 0 ? undefined : 'not-zero-sum'),
  // What is missing lies in the pot; nothing comes out of it that was not put in.
  'with-pot': (all) => (compare(all, ZERO) > 0 ? 'more-than-in-pot' : undefined),
  'one-sided': () => undefined,
};

/** What is wrong with totals together, and what they come to. */
export function wrongSum(
  balance: Balance,
  totals: readonly Rational[],
): { readonly why: SumFault; readonly all: Rational } | undefined {
  const all = sum(totals);
  const why = WRONG[balance](all);
  return why && { why, all };
}

/** The seats whose amounts cannot come about where points are divided so. */
export const oddSeats = (totals: readonly Rational[], parts: Parts): readonly number[] =>
  totals.flatMap((one, seat) => (isPart(one, parts) ? [] : [seat]));
