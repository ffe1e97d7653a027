import { add, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { differences } from '#engine/series/differences.ts';
import { lineOf, paymentsOf } from '#engine/settlement/payments.ts';
import { MISDEAL } from './row.ts';
import { type Ruleset, SEATS } from './ruleset.ts';

/** Payments are rounded to hundredths. */
const HUNDREDTHS = 100;

/** A misdeal costs its dealer something; what is written down for one side becomes money when a series is over (§7.5, TU33). */
export const seriesOf = ({ options, hasPutRight }: Ruleset): readonly SeriesRule[] => {
  const { scoring, 'misdeal-penalty': penalty } = options;
  const isPaid = scoring === 'natural';
  const rule: SeriesRule<readonly Rational[]> = {
    id: 'misdeals',
    isOver: () => false,
    start: ({ table }) => Array.from({ length: table }, () => ZERO),
    before: (_, now) => ({ now, items: [] }),
    after: (_, { totals }) => ({ memory: totals, items: [] }),
    beside(totals, { code, by }) {
      const items = code !== MISDEAL ? [] : isPaid ? paidBy(by, penalty) : writtenDown(by, penalty);
      const paid = paymentsOf(items, totals.length);
      return { memory: totals.map((total, seat) => add(total, paid[seat] ?? ZERO)), items };
    },
    ...(!isPaid && { close: differences, together: hasPutRight('paid-by-who-sat-there') }),
  };
  return [rule];
};

const writtenDown = (by: number, penalty: number): readonly LineItem[] =>
  lineOf(MISDEAL, { from: by, to: 'nobody', base: rational(penalty) }).map((item) => ({ ...item, only: 'score' }));

/** A third to each of the others, and what rounding to hundredths gives back (TU2). */
function paidBy(by: number, penalty: number): readonly LineItem[] {
  const third = rational(penalty, SEATS - 1);
  const rounded = rational(Math.round((third.n * HUNDREDTHS) / third.d), HUNDREDTHS);
  const back = subtract(third, rounded);
  return Array.from({ length: SEATS }, (_, seat) => seat)
    .filter((seat) => seat !== by)
    .flatMap((seat) => [
      ...lineOf(MISDEAL, { from: by, to: seat, base: third }),
      ...lineOf(
        'rounding',
        back.n < 0 ? { from: by, to: seat, base: subtract(ZERO, back) } : { from: seat, to: by, base: back },
      ),
    ]);
}
