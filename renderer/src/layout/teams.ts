import { type SizedRanking, teamRankings } from '#engine/tournament/standings/team-rankings.ts';
import type { Counted } from '#engine/tournament/standings/types.ts';
import type { TeamSize } from '#engine/tournament/state/kinds.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { inParts } from './fit.ts';
import { standingsAfter } from './ranking.ts';

type Ranked = SizedRanking['ranking']['ranked'][number];

/** A team of the ranking that everybody may see, with the names of the members who count. */
export interface TeamLine extends Pick<Ranked, 'rank' | 'total'> {
  readonly id: string;
  readonly name: string;
  readonly members: string;
}

/** The teams of one size that have a rank. */
export interface RankedTeams {
  readonly size: TeamSize;
  /** What the totals count. */
  readonly counted: Counted;
  readonly lines: readonly TeamLine[];
}

/** The rankings of the teams after a round, or as they are now; sizes without a ranked team are left out. */
export function teamsOf(evening: EveningState, upTo = Infinity): readonly RankedTeams[] {
  const { lines: all, counted } = standingsAfter(evening, upTo);
  return teamRankings(evening, all)
    .map(({ size, ranking }) => ({ size, counted, lines: ranking.ranked.map(lineOf) }))
    .filter(({ lines }) => lines.length > 0);
}

const lineOf = ({ rank, total, team, members }: Ranked): TeamLine => ({
  id: team.id,
  rank,
  total,
  name: team.name,
  members: members
    .filter(({ counts }) => counts)
    .map(({ line }) => line.entrant.name)
    .join(', '),
});

/** The rankings cut into pages of at most `lines` lines; no page holds two sizes. */
export const teamPages = (teams: readonly RankedTeams[], lines: number): readonly RankedTeams[] =>
  teams.flatMap(({ lines: all, ...of }) => inParts(all, lines).map((some) => ({ ...of, lines: some })));
