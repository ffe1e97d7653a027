import type { TeamSize } from '../kinds.ts';
import type { Player, Team } from '../types.ts';
import { nameKey, tidyName } from './names.ts';

/** A group whose name begins like this is a team, in either language. */
const TEAM = /^(?:team|mannschaft)\s+(?=\S)/i;

/** Somebody plays for a team of this name; a size that is not stated follows from the number of members. */
export interface Joining {
  readonly player: string;
  readonly name: string;
  readonly size?: TeamSize;
}

/** Groups, and the teams among them by name: `Team Imst` is the team Imst. */
export function partGroups(groups: readonly string[]): {
  readonly groups: readonly string[];
  readonly teams: readonly string[];
} {
  const isTeam = (group: string): boolean => TEAM.test(group);
  return {
    groups: groups.filter((group) => !isTeam(group)),
    teams: groups.filter(isTeam).map((group) => tidyName(group.replace(TEAM, ''))),
  };
}

/** The teams with those who join them, without any checks. */
export function joined(teams: readonly Team[], joining: readonly Joining[]): readonly Team[] {
  return joining.reduce<readonly Team[]>((so, { player, name, size: said }) => {
    const known = so.find((team) => nameKey(team.name) === nameKey(name) && (said ?? team.size) === team.size);
    const size = said ?? known?.size ?? sizeOf(joining, name);
    if (!known) return [...so, { name, size, members: [player] }];
    if (known.members.includes(player)) return so;
    return so.map((team) => (team === known ? { ...team, members: [...team.members, player] } : team));
  }, teams);
}

const sizeOf = (joining: readonly Joining[], name: string): TeamSize =>
  joining.filter((one) => one.size === undefined && nameKey(one.name) === nameKey(name)).length > 2 ? 4 : 2;

/**
 * The teams after an older version set somebody's groups: it knew teams only as groups called `Team ...`. Teams that the
 * director has put together since then are left alone.
 */
export function groupedTeams(
  teams: readonly Team[],
  players: readonly Pick<Player, 'id' | 'groups'>[],
): readonly Team[] {
  const ids = new Set(players.map(({ id }) => id));
  const [own, left] = [teams.filter((team) => !team.grouped), teams.filter((team) => team.grouped)];
  const stayed = left.map((team) => ({ ...team, members: team.members.filter((id) => !ids.has(id)) }));
  const joining = players.flatMap(({ id, groups }) => partGroups(groups).teams.map((name) => ({ player: id, name })));
  const all = joined(stayed, joining).filter(({ members }) => members.length > 0);
  return [...own, ...all.map((team): Team => ({ ...team, size: team.members.length > 2 ? 4 : 2, grouped: true }))];
}
