import { add, compare, divide, multiply, ONE, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import { pointsForPlace } from '../format/cup-points.ts';
import type { SeasonRules } from '../format/season-rules.ts';
import { bestOf, raise } from './records.ts';
import { seasonTable, startsAsked } from './season.ts';
import type { SeasonInput, SeasonRecord } from './types.ts';

/** What is assumed about the one evening still to come. */
export interface LastEvening {
  /** The other player does no better than this: in points, or in points for a rank if those count. */
  readonly other: Rational;
  /** Players expected; needed if ranks give points. */
  readonly fieldSize?: number;
  /** Results are multiples of this; missing: whole points. Not used if ranks give points. */
  readonly step?: Rational;
  /** Nobody can make more than this in an evening; missing: no bound. */
  readonly most?: Rational;
}

/** "`player` needs `points` to pass `passes`." */
export interface Need {
  readonly player: string;
  readonly passes: string;
  /** Exactly this draws level, and the tie-breaks decide. May lie between two possible results. */
  readonly level: Rational;
  /** The smallest possible result above it; missing: any result will do, they only have to play. */
  readonly points?: Rational;
  /** The worst place that gives them, if ranks give points. */
  readonly place?: number;
}

const valuesOf = ({ cells }: SeasonRecord): readonly Rational[] => cells.flatMap((cell) => cell?.value ?? []);

/** The best total somebody can reach with no better result than `other`; they may also stay at home. */
function ceiling(record: SeasonRecord, other: Rational, rules: SeasonRules, asked: number): Rational {
  const played = bestOf([...valuesOf(record), raise(other, rules)], rules.best);
  const stays = record.starts >= asked && compare(record.total, played) > 0;
  return stays ? record.total : played;
}

/** The smallest multiple of `step` above `level`. */
function above(level: Rational, step: Rational): Rational {
  const steps = divide(level, step);
  return multiply(step, rational(Math.floor(steps.n / steps.d) + 1));
}

/** Above `goal` whatever they play: all counting evenings exist already and are good enough. */
const isThrough = (record: SeasonRecord, goal: Rational, { best = Infinity }: SeasonRules): boolean =>
  record.starts >= best && compare(record.total, goal) > 0;

/**
 * The result that each player needs at the last evening to pass another one, if that is possible. Players who lack more
 * starts than one evening can give pass nobody and are passed by nobody. With points, the bonus for winning is left out;
 * with ranks it belongs to the first place.
 */
export function needsToPass(input: SeasonInput, last: LastEvening): readonly Need[] {
  const { rules, evenings } = input;
  const asked = startsAsked(rules, evenings.length + 1);
  const table = seasonTable(input);
  const able = [...table.ranked, ...table.below].filter(({ starts }) => starts + 1 >= asked);
  const ranks = new Map(table.ranked.map(({ rank, player }) => [player.id, rank]));
  const position = ({ player }: SeasonRecord): number => ranks.get(player.id) ?? Infinity;
  const sorted = [...able].sort((a, b) => position(a) - position(b) || compare(b.total, a.total));
  const goals = new Map(sorted.map((record) => [record, ceiling(record, last.other, rules, asked)]));
  return sorted.flatMap((one) => {
    // With their best N - 1 evenings beside the new result, which counts, or they would not pass.
    const base = bestOf(valuesOf(one), rules.best === undefined ? undefined : rules.best - 1);
    return sorted
      .filter((other) => other !== one && !(position(one) < position(other) && one.starts >= asked))
      .reverse()
      .flatMap((other) => {
        const goal = goals.get(other) ?? other.total;
        const level = subtract(goal, base);
        const found = isThrough(one, goal, rules) ? {} : reachable(level, last, rules);
        return found ? [{ player: one.player.id, passes: other.player.id, level, ...found }] : [];
      });
  });
}

/** The smallest result above `level` that an evening can give; `undefined` if none can. */
function reachable(level: Rational, last: LastEvening, rules: SeasonRules): Pick<Need, 'points' | 'place'> | undefined {
  const { counts, winnerBonus = ZERO, negativeIsZero } = rules;
  if (level.n < 0 && (counts.by === 'rank' || negativeIsZero)) return {};
  if (counts.by === 'rank') {
    const { fieldSize = 0 } = last;
    const worth = (place: number): Rational =>
      add(pointsForPlace(counts.table, place, fieldSize), place === 1 ? winnerBonus : ZERO);
    const places = Array.from({ length: fieldSize }, (_, i) => i + 1);
    const place = places.findLast((one) => compare(worth(one), level) > 0);
    return place === undefined ? undefined : { points: worth(place), place };
  }
  const points = above(level, last.step ?? ONE);
  return last.most && compare(points, last.most) > 0 ? undefined : { points };
}
