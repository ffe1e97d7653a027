import type { RankChange } from '#electron/protocol/answers.ts';
import { equal, showRational } from '#engine/core/rational.ts';
import { type BillChange, billChanges } from '#engine/tournament/cash/bills.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningState, RoundTotal } from '#engine/tournament/state/types.ts';

/** The evening as if a table had reported another total. */
function withTotal(
  evening: EveningState,
  place: { readonly round: number; readonly table: number },
  total: RoundTotal,
): EveningState {
  return {
    ...evening,
    rounds: evening.rounds.map((round) =>
      round.round !== place.round
        ? round
        : {
            ...round,
            tables: round.tables.map((table) => (table.table === place.table ? { ...table, total } : table)),
          },
    ),
  };
}

/** What another total would change. */
interface Effects {
  readonly changes: readonly RankChange[];
  readonly bills: readonly BillChange[];
}

/** The players whose rank, points or bill another total would change. */
export function changesByTotal(
  evening: EveningState,
  place: { readonly round: number; readonly table: number },
  total: RoundTotal,
): Effects {
  const then = withTotal(evening, place, total);
  return { changes: ranksBetween(evening, then), bills: billChanges(evening, then) };
}

function ranksBetween(evening: EveningState, then: EveningState): readonly RankChange[] {
  const before = new Map(eveningStandings(evening).lines.map((line) => [line.id, line]));
  return eveningStandings(then).lines.flatMap((after) => {
    const old = before.get(after.id);
    if (!old || (old.rank === after.rank && equal(old.total, after.total))) return [];
    return [
      {
        player: after.id,
        rankBefore: old.rank,
        rankAfter: after.rank,
        pointsBefore: showRational(old.total),
        pointsAfter: showRational(after.total),
      },
    ];
  });
}
