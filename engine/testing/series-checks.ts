import { add, equal, type Rational, showRational, sum, ZERO } from '../core/rational.ts';
import type { LineItem } from '../kernel/score.ts';
import type { FoldedDeal } from '../series/fold.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import type { Report } from './violation.ts';

/** What has to hold from deal to deal of a series, whatever is played: nothing is lost between players and pot. */
export class SeriesChecks {
  #pot: Rational = ZERO;
  #totals: readonly Rational[] = [];

  closed({ now, row, settlement, totals, ends, closing }: FoldedDeal, report: Report): void {
    const due = settlement.filter(({ beside }) => beside === 'before');
    const lent = add(this.#pot, inPot(due));
    // A game without a pot has none in its situation either.
    if (!equal(now.pot, lent)) report('pot-differs', `${showRational(now.pot)} lent, ${showRational(lent)} in it`);
    this.#pot = add(this.#pot, inPot(settlement));
    if (this.#pot.n < 0) report('pot-overdrawn', showRational(this.#pot));
    for (const account of ['score', 'kassa'] as const)
      for (const part of [settlement, closing]) {
        const held = sum([...paymentsOf(part, row.table, account), balanceOf('pot', part, account)]);
        const given = add(held, balanceOf('nobody', part, account));
        if (given.n !== 0) report('series-not-balanced', `${account}: ${showRational(given)}`);
      }
    const won = paymentsOf(settlement, row.table);
    this.#totals = won.map((amount, seat) => add(this.#totals[seat] ?? ZERO, amount));
    if (!totals.every((total, seat) => equal(total, this.#totals[seat] ?? ZERO)))
      report('totals-differ', `${totals.map(showRational).join(' ')}, not ${this.#totals.map(showRational).join(' ')}`);
    if (ends !== undefined) this.#totals = [];
  }
}

const inPot = (items: readonly LineItem[]): Rational =>
  add(balanceOf('pot', items, 'kassa'), balanceOf('pot', items, 'score'));
