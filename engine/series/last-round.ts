import { rational } from '../core/rational.ts';
import type { Factor } from '../kernel/score.ts';
import type { SeriesRule, SeriesSetup } from '../kernel/series-rule.ts';

const LAST_ROUND: Factor = { code: 'last-round', by: rational(2) };

/** Doubles the Radl at the end of something, if `endOf` knows its last deal; deals that are already doubled stay so. */
const doubledRound = (endOf: (setup: SeriesSetup) => number | null): SeriesRule<{ readonly from: number | null }> => ({
  id: 'last-round',
  isOver: () => false,
  lends: { factor: LAST_ROUND, most: 1, alone: true },
  start(setup) {
    const end = endOf(setup);
    return { from: end === null ? null : end - setup.table + 1 };
  },
  before(memory, now) {
    const doubles = memory.from !== null && now.deal >= memory.from && now.factors.length === 0;
    const factors = doubles ? [LAST_ROUND] : now.factors;
    return { now: { ...now, factors }, items: [] };
  },
  after: (memory) => ({ memory, items: [] }),
});

/** The last round of the evening counts double (Schlussrad, tirol §15). */
export const lastRound = doubledRound(({ last }) => last);

/** As in older versions: the last Radl of every round of the evening. */
export const lastOfEveryRound = doubledRound(({ planned }) => planned);
