import { add, rational, type Rational } from '../../core/rational.ts';
import type { LineItem, Row } from '../../kernel/score.ts';
import type { SeriesRule } from '../../kernel/types.ts';
import { balanceOf } from '../../settlement/payments.ts';
import type { Options } from './options.ts';

/** The Kasse in cents; `last`: the deal before, once there is one. */
interface Kasse {
  readonly inside: Rational;
  readonly last?: Pick<Row, 'table' | 'dealer'>;
}

/** Only payments by points have a pot to pay from (bavarian §8). */
export const seriesOf = ({ payment, ...options }: Options): readonly SeriesRule[] =>
  payment === 'points' ? [kasse(options)] : [];

/** One amount for each seat of the table, the pausing dealer included (R2). */
const each = (table: number, payment: (seat: number) => LineItem): readonly LineItem[] =>
  Array.from({ length: table }, (_, seat) => payment(seat));

/**
 * Everybody fills it when a round begins, games are paid from it, and the round ends once it is empty; what is left at the
 * end of the evening is shared (bavarian §8, B1, B8).
 */
const kasse = (options: Pick<Options, 'pot-ante' | 'pot-short'>): SeriesRule<Kasse> => {
  const ante = rational(options['pot-ante']);
  const antes = (table: number): readonly LineItem[] =>
    each(table, (from) => ({ code: 'pot-ante', from, to: 'pot', base: ante, factors: [] }));
  const whole = ({ length: table }: readonly LineItem[]): Rational => rational(options['pot-ante'] * table);
  return {
    id: 'kasse',
    keepsPot: true,
    start: ({ pot }) => ({ inside: pot }),
    before(kassa, now, { table }) {
      if (kassa.inside.n > 0) return { now: { ...now, pot: kassa.inside }, items: [] };
      const items = antes(table);
      return { now: { ...now, pot: whole(items) }, items, memory: { ...kassa, inside: whole(items) } };
    },
    after({ inside: before }, { row, items: paid }) {
      let inside = add(before, balanceOf('pot', paid));
      const items: LineItem[] = [];
      // It has paid more than it held, as agreed by `pot-short`: everybody puts in once more.
      while (inside.n < 0) {
        const more = antes(row.table);
        items.push(...more.map((item): LineItem => ({ ...item, beside: 'after' })));
        inside = add(inside, whole(more));
      }
      const memory = { inside, last: row };
      return inside.n === 0 ? { memory, items, ends: 'pot-empty' } : { memory, items };
    },
    close({ inside, last }) {
      if (!last) return [];
      const { table, dealer } = last;
      const cents = Math.floor(inside.n / inside.d);
      // Odd cents go to the next deal's forehand and those after: the first to get one sits two places behind the dealer.
      const share = (seat: number): number =>
        Math.floor(cents / table) + ((seat - dealer - 2 + 2 * table) % table < cents % table ? 1 : 0);
      return each(table, (to) => ({
        ...{ code: 'pot-shared', from: 'pot', to, base: rational(share(to)), factors: [] },
      })).filter(({ base }) => base.n > 0);
    },
  };
};
