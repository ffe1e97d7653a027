import { type Rational, rational, sum } from '#engine/core/rational.ts';
import { below, seededRng } from '#engine/core/rng.ts';
import type { TieBreak } from '../format/choices.ts';
import type { PlayerAccount } from './accounts.ts';
import type { Criterion, TieValue } from './ranking.ts';
import { addUp } from './table-places.ts';
import { comparedValue } from './tie-values.ts';

type AccountCriterion = Criterion<PlayerAccount, TieBreak>;
type Measure = (account: PlayerAccount) => TieValue;

/** The measures of tie-breaks that depend only on the player. */
const MEASURES: Readonly<Record<Exclude<TieBreak, 'direct-meetings' | 'lot'>, Measure>> = {
  'place-points': ({ rounds }) => rounds.map(({ placePoints }) => placePoints).reduce(addUp, undefined),
  points: ({ rounds }) => sum(rounds.map(({ points }) => points)),
  'best-round': (account) => bestRound(account, 1),
  'second-best-round': (account) => bestRound(account, 2),
  'deals-won': ({ rounds }) => rational(rounds.reduce((all, { dealsWon }) => all + dealsWon, 0)),
  'fewest-minus-deals': ({ rounds }) => rational(rounds.reduce((all, { minusDeals }) => all + minusDeals, 0)),
};

/** The player's `nth` best round as it counts; `undefined` if they played fewer. */
function bestRound({ rounds }: PlayerAccount, nth: number): TieValue {
  const values = rounds.map(({ value }) => value).sort((a, b) => b.n * a.d - a.n * b.d);
  return values[nth - 1];
}

const tableKey = ({ round, table }: { readonly round: number; readonly table: number }): string => `${round}/${table}`;

/**
 * Points as played at tables shared with another of the tied. Applies only if every two of them have met: nobody can win
 * or lose against somebody they never met.
 */
function directMeetings(tied: readonly PlayerAccount[]): readonly TieValue[] {
  const seen = tied.map(({ sittings }) => new Set(sittings.map(tableKey)));
  const allMet = seen.every((a, i) => seen.every((b, j) => i === j || [...a].some((table) => b.has(table))));
  if (!allMet) return tied.map(() => undefined);
  return tied.map(({ sittings }, i) =>
    sum(
      sittings
        .filter((sitting) => seen.some((there, j) => i !== j && there.has(tableKey(sitting))))
        .map(({ points }) => points),
    ),
  );
}

/** Lots have nine digits: everybody's own number, independent of other entrants. */
const LOTS = 1_000_000_000;

/** A player's lot, from the event's seed; the higher lot wins. */
export const lotOf = (seed: string, id: string): Rational => rational(below(LOTS, seededRng(`${seed}/lot/${id}`)));

/** The chosen tie-breaks as criteria. */
export const criteria = (tieBreaks: readonly TieBreak[], seed: string): readonly AccountCriterion[] =>
  tieBreaks.map((by) => {
    if (by === 'direct-meetings') return { by, values: directMeetings };
    const measure = by === 'lot' ? ({ id }: PlayerAccount) => lotOf(seed, id) : MEASURES[by];
    const value = (account: PlayerAccount): TieValue => {
      const counted = measure(account);
      return counted && comparedValue(by, counted);
    };
    return { by, values: (tied) => tied.map(value) };
  });
