import { absolute, compare, isPart, type Parts, type Rational, rational, sum, ZERO } from '../core/rational.ts';
import type { Balance } from '../kernel/score.ts';

/** Why amounts cannot be what everybody at a table has won together. */
export type SumFault = 'not-zero-sum' | 'more-than-in-pot' | 'points-out-of-range';

/** So large that no table comes near it, and so small that all of a table's amounts together are still exact. */
const MOST = rational(100_000_000);

/** Whether an amount is more than any table can have, or has lost. */
export const isOutOfRange = (amount: Rational): boolean => compare(absolute(amount), MOST) > 0;

const WRONG: Readonly<Record<Balance, (all: Rational) => SumFault | undefined>> = {
  'zero-sum': (all) => (all.n === 0 ? undefined : 'not-zero-sum'),
  // What is missing lies in the pot; nothing comes out of it that was not put in.
  'with-pot': (all) => (compare(all, ZERO) > 0 ? 'more-than-in-pot' : undefined),
  'one-sided': () => undefined,
};

/** What is wrong with totals together, and the amount that shows it: what they come to, or the one that is out of range. */
export function wrongSum(
  balance: Balance,
  totals: readonly Rational[],
): { readonly why: SumFault; readonly amount: Rational } | undefined {
  const wild = totals.find(isOutOfRange);
  if (wild) return { why: 'points-out-of-range', amount: wild };
  const all = sum(totals);
  const why = WRONG[balance](all);
  return why && { why, amount: all };
}

/** The seats whose amounts cannot come about where points are divided so. */
export const oddSeats = (totals: readonly Rational[], parts: Parts): readonly number[] =>
  totals.flatMap((one, seat) => (isPart(one, parts) ? [] : [seat]));
