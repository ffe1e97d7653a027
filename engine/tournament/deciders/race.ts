import { add, compare, rational, ZERO, type Rational } from '../../core/rational.ts';
import type { TablePlace } from '../state/commands.ts';
import type { Format } from '../format/schema.ts';
import { hasEnded, isReported, pointsOf } from '../state/tables.ts';
import type { DealResult, EveningState, TableState } from '../state/types.ts';

/** What a correction does to the end of a table. */
export interface EndMoved {
  /** Deals that were played although the target had already been reached. */
  readonly beyond: readonly number[];
  /** Somebody has now reached the target, so that no deal may be running. */
  readonly ends: boolean;
  /** Nobody has reached the target any more, so that the table has deals left to play in a closed round. */
  readonly opens: boolean;
  /** The next round has begun, so that this one cannot be reopened. */
  readonly tooLate: boolean;
}

/** Deals of a table after the target had been reached. */
function beyondTarget({ target }: Format, table: TableState): readonly number[] {
  if (!target) return [];
  const goal = rational(target.points);
  let sums: readonly Rational[] = [];
  const end = table.results.findIndex((result) => {
    sums = pointsOf(table, result).map((points, seat) => add(sums[seat] ?? ZERO, points));
    return sums.some((points) => compare(points, goal) >= 0);
  });
  return end < 0 ? [] : table.results.slice(end + 1).map(({ deal }) => deal);
}

/** How a table's end would move if these deals paid something else. */
export function endMoved(
  { format, rounds }: EveningState,
  place: TablePlace,
  table: TableState,
  paid: readonly Pick<DealResult, 'deal' | 'settlement'>[],
): EndMoved {
  const results = table.results.map((result) => ({ ...result, ...paid.find(({ deal }) => deal === result.deal) }));
  const after = { ...table, results };
  const before = beyondTarget(format, table);
  // What an older version let in stays until the end moves.
  const moved = beyondTarget(format, after);
  const beyond = moved.length > before.length ? moved : [];
  const isClosed = rounds.some(({ round, phase }) => round === place.round && phase === 'closed');
  const opens =
    isClosed &&
    beyond.length === 0 &&
    hasEnded(format, table) &&
    !hasEnded(format, after) &&
    !isReported(format, after);
  const ends = !hasEnded(format, table) && hasEnded(format, after);
  const tooLate = rounds.some(({ round, phase }) => round > place.round && phase !== 'draft');
  return { beyond, ends, opens, tooLate };
}
