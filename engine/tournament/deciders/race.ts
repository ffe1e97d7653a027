import { must } from '#engine/core/assert-never.ts';
import { evolve } from '../events/evolve.ts';
import type { Format } from '../format/schema.ts';
import type { TablePlace } from '../state/commands.ts';
import { roundAt } from '../state/lookup.ts';
import { endingDeal, hasEnded, isReported } from '../state/tables.ts';
import type { EveningEvent, EveningState, Resettled, TableState } from '../state/types.ts';

/** What a correction does to the end of a table. */
interface EndAt {
  /** Deals that were played although the table had already ended. */
  readonly beyond: readonly number[];
  /** It has ended now, so that no deal may be running. */
  readonly ends: boolean;
  /** It has not ended any more (nobody has reached the target), so that the table has deals left to play in a closed round. */
  readonly opens: boolean;
  /** The next round has begun, so that this one cannot be reopened. */
  readonly tooLate: boolean;
}

/** The same for a table that is not corrected itself: somebody brought points to it. */
export interface EndElsewhere extends EndAt {
  readonly table: number;
  /** It has not ended any more, whether or not its round is closed. */
  readonly goesOn: boolean;
}

/** What it does to the ends of all tables of a round. */
export interface EndMoved extends EndAt {
  /** The other tables whose ends move. */
  readonly elsewhere: readonly EndElsewhere[];
}

/** Deals of a table after the one that ended it. */
function beyondEnd(format: Format, table: TableState): readonly number[] {
  const end = endingDeal(format, table);
  return end === undefined ? [] : table.results.filter(({ deal }) => deal > end).map(({ deal }) => deal);
}

/** How the ends of tables would move if these deals of a table paid something else. */
export function endMoved(
  state: EveningState,
  { round }: TablePlace,
  { table: own }: TableState,
  paid: readonly Resettled[],
): EndMoved {
  const { format, rounds } = state;
  const before = tablesOf(state, round);
  let after = paid.reduce((so, one) => evolve(so, { type: 'deal-resettled', round, table: own, ...one }), state);
  const struck = before.map((): readonly number[] => []);
  // What is struck at one table was brought to another by whoever went there later, and may move its end, too.
  for (let again = true; again;) {
    again = false;
    for (const [i, table] of before.entries()) {
      const now = tablesOf(after, round)[i];
      const beyond = now ? beyondEnd(format, now) : [];
      // What an older version let in stays until the end moves.
      if (beyond.length <= beyondEnd(format, table).length) continue;
      struck[i] = [...beyond, ...(struck[i] ?? [])];
      after = withdrawn(beyond, { round, table: table.table }).reduce(evolve, after);
      again = true;
    }
  }
  const isClosed = roundAt(state, round)?.phase === 'closed';
  const tooLate = rounds.some((later) => later.round > round && later.phase !== 'draft');
  const ends = before.map((table, i): EndElsewhere => {
    const now = tablesOf(after, round)[i] ?? table;
    const beyond = struck[i] ?? [];
    const goesOn = beyond.length === 0 && hasEnded(format, table) && !hasEnded(format, now);
    const opens = isClosed && goesOn && !isReported(format, now);
    return {
      table: table.table,
      beyond,
      ends: !hasEnded(format, table) && hasEnded(format, now),
      goesOn,
      opens,
      tooLate,
    };
  });
  const elsewhere = ends.filter((end) => end.table !== own && (end.beyond.length > 0 || end.ends || end.goesOn));
  const {
    beyond,
    ends: isOver,
    opens,
  } = must(
    ends.find(({ table }) => table === own),
    'the table of the correction',
  );
  return { beyond, ends: isOver, opens, tooLate, elsewhere };
}

const tablesOf = (state: EveningState, round: number): readonly TableState[] => roundAt(state, round)?.tables ?? [];

/** Deals are struck, the last first. */
export const withdrawn = (deals: readonly number[], { round, table }: TablePlace): readonly Withdrawn[] =>
  [...deals].reverse().map((deal) => ({ type: 'deal-withdrawn', round, table, deal }));

type Withdrawn = Extract<EveningEvent, { readonly type: 'deal-withdrawn' }>;
