import { rational } from '../core/rational.ts';
import type { SeriesRule } from '../kernel/types.ts';

/** The last round of the evening counts double (Schlussrad, tirol §15); what counts double already is left alone. */
export const lastRound: SeriesRule<{ readonly from: number | null }> = {
  id: 'last-round',
  start: ({ table, planned }) => ({ from: planned === null ? null : planned - table + 1 }),
  before(memory, now) {
    const doubles = memory.from !== null && now.deal >= memory.from && now.factors.length === 0;
    const factors = doubles ? [{ code: 'last-round', by: rational(2) }] : now.factors;
    return { now: { ...now, factors }, items: [] };
  },
  after: (memory) => ({ memory, items: [] }),
};
