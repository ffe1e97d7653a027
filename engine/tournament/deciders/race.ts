import type { Format } from '../format/schema.ts';
import type { TablePlace } from '../state/commands.ts';
import { endingDeal, hasEnded, isReported } from '../state/tables.ts';
import type { EveningState, Resettled, TableState } from '../state/types.ts';

/** What a correction does to the end of a table. */
export interface EndMoved {
  /** Deals that were played although the table had already ended. */
  readonly beyond: readonly number[];
  /** It has ended now, so that no deal may be running. */
  readonly ends: boolean;
  /** It has not ended any more (nobody has reached the target), so that the table has deals left to play in a closed round. */
  readonly opens: boolean;
  /** The next round has begun, so that this one cannot be reopened. */
  readonly tooLate: boolean;
}

/** Deals of a table after the one that ended it. */
function beyondEnd(format: Format, table: TableState): readonly number[] {
  const end = endingDeal(format, table);
  return end === undefined ? [] : table.results.filter(({ deal }) => deal > end).map(({ deal }) => deal);
}

/** How a table's end would move if these deals paid something else. */
export function endMoved(
  { format, rounds }: EveningState,
  place: TablePlace,
  table: TableState,
  paid: readonly Resettled[],
): EndMoved {
  const results = table.results.map((result) => {
    const again = paid.find(({ deal }) => deal === result.deal);
    if (!again) return result;
    const { ends: _, closing: __, ...rest } = result;
    return { ...rest, ...again };
  });
  const after = { ...table, results };
  const before = beyondEnd(format, table);
  // What an older version let in stays until the end moves.
  const moved = beyondEnd(format, after);
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
