import type { TeamSize } from '#engine/tournament/state/kinds.ts';
import type { Team } from '#engine/tournament/state/types.ts';

/** Whether two are the same team, even from lists of different times: no two of a size have the same name. */
const isSame = (one: Team, other: Team): boolean => one.name === other.name && one.size === other.size;

/** The teams without one of them. */
export const without = (teams: readonly Team[], gone: Team): readonly Team[] =>
  teams.filter((team) => !isSame(team, gone));

/** The teams with one of them changed. */
export const changed = (teams: readonly Team[], old: Team, change: (team: Team) => Team): readonly Team[] =>
  teams.map((team) => (isSame(team, old) ? change(team) : team));

/** The name of a new team that was given none: the first words of its members' names, `Huber / Moser`. */
export const nameAfter = (members: readonly string[]): string =>
  members
    .map((name) => name.split(' ')[0] ?? '')
    .join(' / ')
    .slice(0, 80);

/** Every pair of two who play for the same team, besides the existing pairs. */
export function apartPairs(
  teams: readonly Team[],
  size: TeamSize,
  pairs: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const known = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const own = teams
    .filter((team) => team.size === size)
    .flatMap(({ members }) => members.flatMap((a, i) => members.slice(i + 1).map((b) => [a, b] as const)));
  return [...pairs, ...own.filter(([a, b]) => !known.has(`${a} ${b}`))];
}

/** A team as it is sent: without the fields that only an older version sent. */
export const sent = ({ name, size, members }: Team): { name: string; size: TeamSize; members: string[] } => ({
  name,
  size,
  members: [...members],
});
