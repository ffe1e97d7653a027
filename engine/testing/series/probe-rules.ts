import { compare, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';

/** Rules that no family has: they prove what a rule of a series can do. */

const pay = (code: string, from: LineItem['from'], to: LineItem['to'], base: Rational): LineItem => ({
  code,
  from,
  to,
  base,
  factors: [],
});

interface Pot {
  readonly inside: Rational;
  /** Of the last deal; missing: none was played. */
  readonly last?: Pick<Row, 'table' | 'dealer'>;
}

/**
 * A pot of points: everybody pays in when it is empty, and it pays whoever wins most in a deal as much again, as far as it
 * holds. Empty, it ends the series; what is left in it at the end of the evening is shared, odd points from the next forehand
 * on.
 */
export const payingPot = (ante: number): SeriesRule<Pot> => ({
  id: 'paying-pot',
  isOver: () => false,
  keepsPot: true,
  start: ({ pot }) => ({ inside: pot }),
  before(pot, now, { table }) {
    if (pot.inside.n > 0) return { now: { ...now, pot: pot.inside }, items: [] };
    const items = seats(table).map((seat) => pay('pot-ante', seat, 'pot', rational(ante)));
    const inside = rational(ante * table);
    return { now: { ...now, pot: inside }, items, memory: { ...pot, inside } };
  },
  after({ inside }, { row, items }) {
    const won = paymentsOf(items, row.table);
    const most = won.reduce((best, amount) => (compare(amount, best) > 0 ? amount : best), ZERO);
    const paid = compare(most, inside) < 0 ? most : inside;
    const winner = won.findIndex((amount) => compare(amount, most) === 0);
    const extra = paid.n > 0 ? [pay('from-pot', 'pot', winner, paid)] : [];
    const left = subtract(inside, paid);
    const memory = { inside: left, last: row };
    return left.n === 0 ? { memory, items: extra, ends: 'pot-empty' } : { memory, items: extra };
  },
  close({ inside, last }) {
    if (!last || inside.n <= 0) return [];
    const { table, dealer } = last;
    const share = Math.floor(inside.n / inside.d / table);
    // Odd points from the next deal's forehand on; what is less than a point stays with the last one.
    let left = inside;
    const items = seats(table).map((_, i) => {
      const seat = (dealer + 2 + i) % table;
      const over = Math.floor(inside.n / inside.d) - share * table;
      const amount = i === table - 1 ? left : rational(share + (i < over ? 1 : 0));
      left = subtract(left, amount);
      return pay('pot-share', 'pot', seat, amount);
    });
    return items.filter(({ base }) => base.n > 0);
  },
});

/** Everybody begins with `points`; who has none left ends the series. */
export function bank(points: number): SeriesRule<null> {
  const isBroken = (totals: readonly Rational[]): boolean =>
    totals.some((total) => compare(total, rational(-points)) <= 0);
  return {
    id: 'bank',
    isOver: isBroken,
    start: () => null,
    before: (_, now) => ({ now, items: [] }),
    after: (memory, { totals }) =>
      isBroken(totals) ? { memory, items: [], ends: 'bank-broken' } : { memory, items: [] },
  };
}

/** A misdeal costs its dealer `points`, which nobody gets; the third one ends the series. */
export const misdeals = (points: number): SeriesRule<number> => ({
  id: 'misdeals',
  isOver: () => false,
  start: () => 0,
  before: (_, now) => ({ now, items: [] }),
  after: (memory) => ({ memory, items: [] }),
  beside(memory, { code, by }) {
    if (code !== 'misdeal') return { memory, items: [] };
    const items = [pay('misdeal', by, 'nobody', rational(points))];
    return memory === 2 ? { memory: 0, items, ends: 'misdeals' } : { memory: memory + 1, items };
  },
});

const seats = (table: number): readonly Seat[] => Array.from({ length: table }, (_, seat) => seat);
