import { compare, type Rational, subtract } from '../core/rational.ts';
import type { LineItem } from '../kernel/score.ts';
import { lineOf } from '../settlement/payments.ts';

/** What is paid in money when a series is over. */
const DIFFERENCE = 'difference';

/** What everybody pays everybody else, in money, for the difference of their totals (illustrated R24, tuebingen TU33). */
export const differences = (totals: readonly Rational[]): readonly LineItem[] =>
  totals.flatMap((total, to) =>
    totals.flatMap((other, from): readonly LineItem[] =>
      compare(total, other) > 0
        ? lineOf(DIFFERENCE, { from, to, base: subtract(total, other) }).map((item) => ({
            ...item,
            only: 'money',
            beside: 'after',
          }))
        : [],
    ),
  );
