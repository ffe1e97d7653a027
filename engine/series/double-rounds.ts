import { rational } from '../core/rational.ts';
import type { Factor, Row } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';
import { dealsLeft } from './rounds.ts';

const DOUBLE: Factor = { code: 'double-round', by: rational(2) };

/** The most factors that can be lent to a deal. */
const STACKED = 3;

/** A new double round within another: it follows, restarts, or doubles once more (tirol §9, R20). */
type Overlap = 'queue' | 'restart' | 'stack';

/** Deals still to be doubled; several counts only if double rounds are stacked. */
type Left = readonly number[];

/** `begins`: how many of the deals after this one count double; 0: it begins no double round. */
export function doubleRounds(overlap: Overlap, begins: (row: Row) => number): SeriesRule<Left> {
  const added = (left: Left, deals: number): Left => {
    switch (overlap) {
      case 'queue':
        return [(left[0] ?? 0) + deals];
      case 'restart':
        // One that is shorter takes nothing away.
        return [Math.max(left[0] ?? 0, deals)];
      case 'stack':
        return [...left, deals];
    }
  };
  return {
    id: 'double-rounds',
    isOver: () => false,
    lends: { factor: DOUBLE, most: overlap === 'stack' ? STACKED : 1 },
    start: () => [],
    before(all, now, setup) {
      const left = all.map((deals) => dealsLeft(deals, now, setup)).filter((deals) => deals > 0);
      return { now: { ...now, factors: [...now.factors, ...left.map(() => DOUBLE)] }, items: [], memory: left };
    },
    after(left, { row }) {
      const rest = left.map((deals) => deals - 1).filter((deals) => deals > 0);
      const deals = begins(row);
      return { memory: deals > 0 ? added(rest, deals) : rest, items: [] };
    },
  };
}
