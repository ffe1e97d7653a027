import { add, compare, type Rational, rational } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { LineItem } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';
import { differences } from './differences.ts';

/** What a race goes to, in points. */
export interface RaceTerms {
  readonly points: number;
  /** For everybody who has the target when the race ends. */
  readonly bonus: number;
}

/** How a family's own race differs. */
interface FamilyRace extends RaceTerms {
  /** Whether it goes on until somebody has more than the target (illustrated I4). */
  readonly beyond?: boolean;
  /** Whether those who are level at the top play on, deal by deal, until one leads (illustrated I5). */
  readonly playsOn?: boolean;
  /** Whether everybody settles with everybody else what their totals differ by, in money. */
  readonly forMoney?: boolean;
  /** Whether it is broken off if somebody leaves or changes seats (illustrated I3). */
  readonly together?: boolean;
}

/** Why a race ends, and what its bonus is called. */
export const TARGET_REACHED = 'target';

/** The seats that have reached the target (illustrated §9, R23). */
export const arrivedAt = ({ points }: RaceTerms, totals: readonly Rational[]): readonly Seat[] =>
  totals.flatMap((total, seat) => (compare(total, rational(points)) >= 0 ? [seat] : []));

/** The bonus of these seats; nobody pays it. */
const bonusFor = ({ bonus, forMoney }: FamilyRace, seats: readonly Seat[]): readonly LineItem[] =>
  bonus === 0
    ? []
    : seats.map((to) => ({
        code: TARGET_REACHED,
        from: 'nobody',
        to,
        base: rational(bonus),
        factors: [],
        ...(forMoney && { only: 'score' as const }),
        beside: 'after',
      }));

/** Whose total is highest; several are level. */
const leaders = (totals: readonly Rational[]): readonly Seat[] =>
  totals.flatMap((total, seat) => (totals.every((other) => compare(total, other) >= 0) ? [seat] : []));

/** What a race knows after a deal: the totals. */
interface Raced {
  readonly totals: readonly Rational[];
}

const START: Raced = { totals: [] };

const isReached = (terms: FamilyRace, totals: readonly Rational[]): boolean =>
  terms.beyond
    ? totals.some((total) => compare(total, rational(terms.points)) > 0)
    : arrivedAt(terms, totals).length > 0;

/** Whether those who are level at the top play on. */
const goesOn = ({ playsOn }: FamilyRace, totals: readonly Rational[]): boolean =>
  playsOn === true && leaders(totals).length > 1;

/** What a deal brings with these totals after it; `before`: those before it. */
export function raceAfter(
  terms: FamilyRace,
  totals: readonly Rational[],
  before: readonly Rational[] = [],
): { readonly memory: Raced; readonly items: readonly LineItem[]; readonly ends?: string } {
  // The target was reached before, and the bonus is in the totals, but two were level.
  const isTied = isReached(terms, before) && goesOn(terms, before);
  if (!isReached(terms, totals) && !isTied) return { memory: { totals }, items: [] };
  const items = isTied ? [] : bonusFor(terms, arrivedAt(terms, totals));
  const after = totals.map((total, seat) =>
    items.some(({ to }) => to === seat) ? add(total, rational(terms.bonus)) : total,
  );
  if (goesOn(terms, after)) return { memory: { totals: after }, items };
  return {
    memory: START,
    items: [...items, ...(terms.forMoney ? differences(after) : [])],
    ends: TARGET_REACHED,
  };
}

/** A series to a number of points: it ends after the deal in which somebody reaches it (illustrated §9). */
export const race = (terms: FamilyRace): SeriesRule<Raced> => ({
  id: 'race',
  mayEnd: [TARGET_REACHED],
  ...(terms.together && { together: true }),
  isOver: (totals) => isReached(terms, totals) && !goesOn(terms, totals),
  start: () => START,
  before: (_, now) => ({ now, items: [] }),
  after: (_, { totals, now }) => raceAfter(terms, totals, now.totals),
  // Nobody has won a series that is broken off; its totals are paid as they stand (illustrated I3).
  ...(terms.forMoney && { close: ({ totals }: Raced) => differences(totals) }),
});
