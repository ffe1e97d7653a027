import { add, ZERO, type Rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import { countsAsDeal, type ScoreAccount, type Factor, type Row } from '../kernel/score.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { endsRound } from './rotation.ts';
import type { Series } from './fold.ts';

/** One line of the running score sheet that a club writes. Amounts by seat. */
export interface SheetLine {
  /** From 1. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly row: Row;
  /** Why it counts more than once. */
  readonly factors: readonly Factor[];
  readonly payments: readonly Rational[];
  readonly totals: readonly Rational[];
  /** What the deal moved into and out of the pot. */
  readonly kassa: readonly Rational[];
  /** In the pot afterwards. */
  readonly pot: Rational;
  /** Whether a line is drawn below it: everybody has dealt once more. */
  readonly endsRound: boolean;
}

/** The score sheet of a series, deal by deal, with running totals; `pot`: what was in it at the start. */
export function runningSheet(
  { deals }: Series,
  pot: Rational = ZERO,
  account: ScoreAccount = 'score',
): readonly SheetLine[] {
  let totals: readonly Rational[] = [];
  let inPot = pot;
  return deals.map(({ row, now, settlement }) => {
    const payments = paymentsOf(settlement, row.table, account);
    totals = payments.map((amount, seat) => add(totals[seat] ?? ZERO, amount));
    inPot = add(inPot, balanceOf('pot', settlement, 'kassa'));
    return {
      deal: now.deal,
      dealer: row.dealer,
      row,
      factors: now.factors,
      payments,
      totals,
      kassa: paymentsOf(settlement, row.table, 'kassa'),
      pot: inPot,
      endsRound: countsAsDeal(row) && endsRound(now.deal, row.table),
    };
  });
}
