import { TEAM_SIZES, type TeamSize } from '../state/kinds.ts';
import { nameKey } from '../state/people/names.ts';
import type { EveningState } from '../state/types.ts';
import { type TeamRanking, teamRanking } from './sides.ts';
import type { StandingLine } from './types.ts';

/** The ranking of one size of teams, and how many members of each count. */
export interface SizedRanking {
  readonly size: TeamSize;
  readonly counting: number;
  readonly ranking: TeamRanking;
}

/** A ranking for each existing team size, pairs first. */
export const teamRankings = (
  { teams, teamCounting }: Pick<EveningState, 'teams' | 'teamCounting'>,
  lines: readonly StandingLine[],
): readonly SizedRanking[] =>
  TEAM_SIZES.map((size) => ({
    size,
    counting: teamCounting[size],
    ranking: teamRanking(
      lines,
      teams.filter((team) => team.size === size).map(({ name, members }) => ({ id: nameKey(name), name, members })),
      { best: teamCounting[size] },
    ),
  })).filter(({ ranking }) => ranking.ranked.length + ranking.incomplete.length > 0);
