import { add, compare, rational, ZERO, type Rational } from '../../core/rational.ts';
import type { TablePlace } from '../state/commands.ts';
import type { Format } from '../format/schema.ts';
import { hasEnded, isReported, pointsOf } from '../state/tables.ts';
import type { DealResult, EveningState, TableState } from '../state/types.ts';

/** What a correction does to the end of a table. */
export interface EndMoved {
  /** Deals that were played although the target had been reached before. */
  readonly beyond: readonly number[];
  /** Somebody has reached it who had not before, so that no deal may be running. */
  readonly ends: boolean;
  /** Nobody has reached it any more, so that the table has deals to play in a round that is closed. */
  readonly opens: boolean;
  /** The next round has begun, so that this one cannot be opened again. */
  readonly tooLate: boolean;
}

/** Deals of a table that come after somebody had reached the target. */
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

/** What would become of a table's end if these deals paid something else. */
export function endMoved(
  { format, rounds }: EveningState,
  place: TablePlace,
  table: TableState,
  paid: readonly Pick<DealResult, 'deal' | 'settlement'>[],
): EndMoved {
  const results = table.results.map((result) => ({ ...result, ...paid.find(({ deal }) => deal === result.deal) }));
  const after = { ...table, results };
  const before = beyondTarget(format, table);
  // What came in by an older version stays until the end moves.
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
