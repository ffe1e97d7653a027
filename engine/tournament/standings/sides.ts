import { add, compare, type Rational, ZERO } from '#engine/core/rational.ts';
import type { RankStyle } from '../format/choices.ts';
import { isIn } from '../state/people/groups.ts';
import { rankBy } from './ranking.ts';
import type { StandingLine } from './types.ts';

/** A row of a side ranking: its rank there, and the row of the whole field. */
export interface SideLine {
  readonly rank: number;
  readonly line: StandingLine;
}

/** The ranking within one group; members who share a rank in the whole field share it here. */
export function sideRanking(
  lines: readonly StandingLine[],
  group: string,
  style: RankStyle = 'competition',
): readonly SideLine[] {
  const own = lines.filter(({ entrant }) => isIn(entrant, group));
  const ranks = [...new Set(own.map(({ rank }) => rank))];
  return own.map((line) => ({
    line,
    rank: style === 'dense' ? ranks.indexOf(line.rank) + 1 : own.findIndex(({ rank }) => rank === line.rank) + 1,
  }));
}

export interface Team {
  readonly id: string;
  readonly name: string;
  /** Entrants' ids; usually two or four. A substitute plays for the team of the replaced player. */
  readonly members: readonly string[];
}

interface TeamLine {
  readonly team: Team;
  readonly total: Rational;
  /** Members with a line, best first. */
  readonly members: readonly { readonly line: StandingLine; readonly counts: boolean }[];
}

export interface TeamRanking {
  readonly ranked: readonly (TeamLine & { readonly rank: number })[];
  /** Teams with fewer results than count; they have no rank, since a missing result is not zero. */
  readonly incomplete: readonly (TeamLine & { readonly missing: number })[];
}

/** Teams by the sum of their `best` members (missing: all of them); ties by the better best member, then the second. */
export function teamRanking(
  lines: readonly StandingLine[],
  teams: readonly Team[],
  { best, style }: { readonly best?: number; readonly style?: RankStyle } = {},
): TeamRanking {
  const all = teams.map((team): TeamLine & { readonly missing: number } => {
    const needed = best ?? team.members.length;
    const own = lines
      .filter(({ id }) => team.members.includes(id))
      .sort((a, b) => compare(b.total, a.total) || a.rank - b.rank);
    const members = own.map((line, i) => ({ line, counts: i < needed }));
    const total = members.reduce((so, { line, counts }) => (counts ? add(so, line.total) : so), ZERO);
    return { team, total, members, missing: Math.max(0, needed - own.length) };
  });
  const most = Math.max(0, ...teams.map(({ members }) => members.length));
  const ranked = rankBy(
    all.filter(({ missing }) => missing === 0).sort(byId),
    ({ total }) => total,
    Array.from({ length: most }, (_, nth) => ({
      by: 'member' as const,
      values: (tied: readonly TeamLine[]) => tied.map(({ members }) => members[nth]?.line.total),
    })),
    style,
  );
  return {
    ranked: ranked.map(({ rank, item: { team, total, members } }) => ({ rank, team, total, members })),
    incomplete: all.filter(({ missing }) => missing > 0).sort(byId),
  };
}

const byId = (a: TeamLine, b: TeamLine): number => (a.team.id < b.team.id ? -1 : Number(a.team.id > b.team.id));
