import { add, type Rational, ZERO } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import { countsAsDeal, type Factor, type LineItem, type Row, type ScoreAccount } from '../kernel/score.ts';
import { balanceOf, paymentsOf, reasonsIn } from '../settlement/payments.ts';
import type { FoldedDeal } from './fold.ts';
import { endsRadl } from './rotation.ts';

/** What was paid beside a deal: an ante before it, a bonus or a share of the pot after it. Amounts by seat. */
export interface BesideLine {
  /** What for, each reason once. */
  readonly codes: readonly string[];
  readonly payments: readonly Rational[];
  readonly totals: readonly Rational[];
  readonly kassa: readonly Rational[];
  /** In the pot afterwards. */
  readonly pot: Rational;
}

/** One line of the running score sheet that a club writes. Amounts by seat. */
export interface SheetLine {
  /** From 1. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly row: Row;
  /** Why it counts more than once. */
  readonly factors: readonly Factor[];
  /** Paid before it (an ante): a line of its own. */
  readonly before: BesideLine | null;
  /** What the deal itself brought. */
  readonly payments: readonly Rational[];
  readonly totals: readonly Rational[];
  /** What the deal itself moved into and out of a pot with an account of its own. */
  readonly kassa: readonly Rational[];
  /** In the pot after the deal itself. */
  readonly pot: Rational;
  /** Paid after it because of the series (the bonus for a target): a line of its own. */
  readonly after: BesideLine | null;
  /** Why a series ends with it. */
  readonly ends?: string;
  /** Whether a line is drawn below it: everybody has dealt once more. */
  readonly endsRadl: boolean;
}

/** A deal as a sheet needs it; `settlement` as stored. */
type Written = Pick<FoldedDeal, 'row' | 'now' | 'settlement' | 'ends'>;

/** The score sheet of a series, deal by deal, with running totals; `pot`: what was in it at the start. */
export function runningSheet(
  deals: readonly Written[],
  pot: Rational = ZERO,
  account: ScoreAccount = 'score',
): readonly SheetLine[] {
  let so: Amounts = { totals: [], pot };
  return deals.map(({ row, now, settlement, ends }) => {
    const part = (when: LineItem['beside']): BesideLine => {
      const items = settlement.filter(({ beside }) => beside === when);
      const line = lineOf(items, row.table, so, account);
      so = line;
      return line;
    };
    const [before, own, after] = [part('before'), part(undefined), part('after')];
    const { payments, totals, kassa, pot: inPot } = own;
    return {
      deal: now.deal,
      dealer: row.dealer,
      row,
      factors: now.factors,
      before: orNull(before),
      ...{ payments, totals, kassa, pot: inPot },
      after: orNull(after),
      ...(ends !== undefined && { ends }),
      endsRadl: countsAsDeal(row) && endsRadl(now.deal, row.table),
    };
  });
}

type Amounts = Pick<BesideLine, 'totals' | 'pot'>;

const orNull = (line: BesideLine): BesideLine | null => (line.codes.length > 0 ? line : null);

/** These items as a line after another one; a pot without an account of its own is filled and emptied by points. */
export function lineOf(
  items: readonly LineItem[],
  seats: number,
  { totals, pot }: Amounts,
  account: ScoreAccount,
): BesideLine {
  const payments = paymentsOf(items, seats, account);
  return {
    codes: reasonsIn(items, account, 'kassa'),
    payments,
    totals: payments.map((amount, seat) => add(totals[seat] ?? ZERO, amount)),
    kassa: paymentsOf(items, seats, 'kassa'),
    pot: add(add(pot, balanceOf('pot', items, 'kassa')), balanceOf('pot', items, 'score')),
  };
}
