import { rational } from '../core/rational.ts';
import type { Factor, Row } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';

const DOUBLE: Factor = { code: 'double-round', by: rational(2) };

/** The most factors that can be lent to a deal. */
const STACKED = 3;

/** A new double round within another: it follows, restarts, or doubles once more (tirol §9, R20). */
type Overlap = 'queue' | 'restart' | 'stack';

/** Deals still to be doubled; several counts only if double rounds are stacked. */
type Left = readonly number[];

/** After a deal that triggers it, every deal of the next full round counts double. */
export function doubleRounds(overlap: Overlap, triggers: (row: Row) => boolean): SeriesRule<Left> {
  const added = (left: Left, table: number): Left => {
    switch (overlap) {
      case 'queue':
        return [(left[0] ?? 0) + table];
      case 'restart':
        return [table];
      case 'stack':
        return [...left, table];
    }
  };
  return {
    id: 'double-rounds',
    lends: { factor: DOUBLE, most: overlap === 'stack' ? STACKED : 1 },
    start: () => [],
    before(all, now, { fewer, table }) {
      // A player who has left no longer deals, so a double round ends without their turn.
      const hasLeft = fewer !== undefined && now.deal === fewer.after + 1;
      const left = hasLeft
        ? all
            .map((deals) => deals - Math.ceil(Math.max(0, deals - fewer.turn) / (table + 1)))
            .filter((deals) => deals > 0)
        : all;
      return { now: { ...now, factors: [...now.factors, ...left.map(() => DOUBLE)] }, items: [], memory: left };
    },
    after(left, { row }) {
      const rest = left.map((deals) => deals - 1).filter((deals) => deals > 0);
      return { memory: triggers(row) ? added(rest, row.table) : rest, items: [] };
    },
  };
}
