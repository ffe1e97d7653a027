import { add, compare, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { amountOf, lineOf } from '#engine/settlement/payments.ts';
import type { Settled } from './settled.ts';

/**
 * What debtors do not pay because they have not got it: each pays what is there, a declarer the first defender before the
 * second (bavarian R19, B7). Where nothing is known of their banks, they pay in full.
 */
export function shortOf({ options, defenders, declarer, made, totals }: Settled, owed: readonly LineItem[]) {
  if (!totals) return [];
  const bankOf = (seat: Seat): Rational => add(rational(options['start-bank']), totals[seat] ?? ZERO);
  const owes = (from: Seat, to: Seat): Rational =>
    owed.reduce((sum, item) => (item.from === from && item.to === to ? add(sum, amountOf(item)) : sum), ZERO);
  /** Lines back from whoever gets less than is owed. */
  const payers = made ? defenders.map((from) => [from, [declarer]] as const) : [[declarer, defenders] as const];
  return payers.flatMap(([from, creditors]) => {
    let left = bankOf(from);
    return creditors.flatMap((to): readonly LineItem[] => {
      const debt = owes(from, to);
      const paid = compare(debt, left) > 0 ? left : debt;
      left = subtract(left, paid);
      return lineOf('bank-short', { from: to, to: from, base: subtract(debt, paid) });
    });
  });
}
