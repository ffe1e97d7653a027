import { compare, rational, type Rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { LineItem } from '../kernel/score.ts';
import type { Afterwards, Closed, SeriesRule } from '../kernel/series-rule.ts';

/** What a race goes to, in points. */
export interface RaceTerms {
  readonly points: number;
  /** For everybody who has so many points when the race ends. */
  readonly bonus: number;
}

/** Why a race ends, and what its bonus is called. */
const TARGET_REACHED = 'target';

/** The seats that have reached the target (illustrated §9, R23). */
export const arrivedAt = ({ points }: RaceTerms, totals: readonly Rational[]): readonly Seat[] =>
  totals.flatMap((total, seat) => (compare(total, rational(points)) >= 0 ? [seat] : []));

/** The bonus of these seats; nobody pays it. */
const bonusFor = ({ bonus }: RaceTerms, seats: readonly Seat[]): readonly LineItem[] =>
  bonus === 0
    ? []
    : seats.map((to) => ({
        code: TARGET_REACHED,
        from: 'nobody',
        to,
        base: rational(bonus),
        factors: [],
        beside: 'after',
      }));

/** A race needs to know nothing of a deal but everybody's totals. */
interface Race extends SeriesRule<null> {
  after(memory: null, deal: Pick<Closed, 'totals'>): Afterwards<null>;
}

/** A series to a number of points: it ends after the deal in which somebody reaches it (illustrated §9). */
export const race = (terms: RaceTerms): Race => ({
  id: 'race',
  mayEnd: [TARGET_REACHED],
  start: () => null,
  before: (_, now) => ({ now, items: [] }),
  after(memory, { totals }) {
    const arrived = arrivedAt(terms, totals);
    if (arrived.length === 0) return { memory, items: [] };
    return { memory, items: bonusFor(terms, arrived), ends: TARGET_REACHED };
  },
});
