import type { Team } from '../../../engine/tournament/standings/sides.ts';
import type { Player } from '../../../engine/tournament/types.ts';

/** A group whose name begins like this is a team, in whichever language it was typed. */
const TEAM = /^(?:team|mannschaft)\s+(?=\S)/i;
/** How many play together. */
const SIZES: readonly number[] = [2, 4];

/** Groups with a ranking of their own, in the order of the alphabet. */
export function sideGroups(players: readonly Pick<Player, 'groups'>[], collator: Intl.Collator): readonly string[] {
  const all = new Set(players.flatMap(({ groups }) => groups.filter((group) => !TEAM.test(group))));
  return [...all].sort(collator.compare);
}

/** The evening's teams with their members; a team of another size than two or four is named apart. */
export function teamsOf(players: readonly Pick<Player, 'id' | 'groups'>[]): {
  readonly teams: readonly Team[];
  readonly odd: readonly Team[];
} {
  const members = new Map<string, string[]>();
  for (const { id, groups } of players)
    for (const group of groups.filter((one) => TEAM.test(one))) {
      const name = group.replace(TEAM, '').trim();
      members.set(name, [...(members.get(name) ?? []), id]);
    }
  const all = [...members].map(([name, ids]): Team => ({ id: name, name, members: ids }));
  return {
    teams: all.filter((team) => SIZES.includes(team.members.length)),
    odd: all.filter((team) => !SIZES.includes(team.members.length)),
  };
}
