import { add, type Rational, rational } from '../core/rational.ts';
import type { LineItem, Row } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';
import { balanceOf, lineOf } from '../settlement/payments.ts';
import { wholeShares } from '../settlement/rounding.ts';

/** What the table agreed about a pot that pays for games, in whole units of the stake (bavarian §8). */
interface PotTerms {
  /** What everybody at the table puts in whenever it is empty. */
  readonly ante: number;
  /** Who shares what is left in it: who played the last deal, or those of them who have not left the table since. */
  readonly sharedBy: 'all' | 'staying';
}

/** What is in it; `last`: the deal before, once there is one. */
interface PayingPot {
  readonly inside: Rational;
  readonly last?: Pick<Row, 'table' | 'dealer'>;
}

/** Why a series with such a pot ends. */
const POT_EMPTY = 'pot-empty';

/** One payment for each seat of the table, who pauses included (R2). */
const each = (table: number, payment: (seat: number) => Omit<LineItem, 'factors'>): readonly LineItem[] =>
  Array.from({ length: table }, (_, seat) => ({ ...payment(seat), factors: [] }));

/**
 * A pot that deals are paid from by their own line items. Everybody fills it when a round begins; the round ends once it is
 * empty, and what is left at the end of the evening is shared (bavarian §8, B1, B8). Where a deal has taken more than there
 * was, everybody puts in once more.
 */
export const payingPot = ({ ante, sharedBy }: PotTerms): SeriesRule<PayingPot> => {
  const antes = (table: number) => each(table, (from) => ({ code: 'pot-ante', from, to: 'pot', base: rational(ante) }));
  return {
    id: 'paying-pot',
    isOver: () => false,
    keepsPot: true,
    mayEnd: [POT_EMPTY],
    start: ({ pot }) => ({ inside: pot }),
    before(pot, now, { table }) {
      if (pot.inside.n > 0) return { now: { ...now, pot: pot.inside }, items: [] };
      const inside = rational(ante * table);
      return { now: { ...now, pot: inside }, items: antes(table), memory: { ...pot, inside } };
    },
    after(pot, { row, items: paid }) {
      let inside = add(pot.inside, balanceOf('pot', paid));
      const items: LineItem[] = [];
      while (inside.n < 0) {
        items.push(...antes(row.table).map((item): LineItem => ({ ...item, beside: 'after' })));
        inside = add(inside, rational(ante * row.table));
      }
      const memory = { inside, last: row };
      return inside.n === 0 ? { memory, items, ends: POT_EMPTY } : { memory, items };
    },
    close({ inside, last }, staying) {
      if (!last) return [];
      const { table, dealer } = last;
      // The next deal's forehand sits two places behind the last dealer: odd units go there first, and on from there.
      const fromForehand = Array.from({ length: table }, (_, i) => (dealer + 2 + i) % table).filter(
        (seat) => sharedBy === 'all' || staying.includes(seat),
      );
      return wholeShares(inside, fromForehand)
        .flatMap(([to, share]) => lineOf('pot-shared', { from: 'pot', to, base: share }))
        .sort((a, b) => Number(a.to) - Number(b.to));
    },
  };
};
