import type { RankChange } from '#electron/protocol/answers.ts';
import { equal, showRational } from '#engine/core/rational.ts';
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

/** The players whose rank or points another total would change. */
export function changesByTotal(
  evening: EveningState,
  place: { readonly round: number; readonly table: number },
  total: RoundTotal,
): readonly RankChange[] {
  const before = new Map(eveningStandings(evening).lines.map((line) => [line.id, line]));
  return eveningStandings(withTotal(evening, place, total)).lines.flatMap((after) => {
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
