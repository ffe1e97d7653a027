import type { Player } from '../types.ts';
import { nameKey } from './names.ts';

/** Most groups of one player. */
export const MOST_GROUPS = 20;

/** The same groups, each once in its first spelling: `Damen` and ` damen` are one group. `known` come first. */
export function oneSpelling(groups: readonly string[], known: readonly string[] = []): readonly string[] {
  const spelled = new Map<string, string>();
  for (const group of [...known, ...groups]) if (!spelled.has(nameKey(group))) spelled.set(nameKey(group), group);
  return [...new Set(groups.map((group) => spelled.get(nameKey(group)) ?? group))];
}

/** Whether somebody belongs to a group, however it is spelled. */
export const isIn = ({ groups }: Pick<Player, 'groups'>, group: string): boolean =>
  groups.some((one) => nameKey(one) === nameKey(group));

/** Every group that somebody belongs to, in alphabetical order; each has its own ranking. */
export const groupsOf = ({ players }: { readonly players: readonly Pick<Player, 'groups'>[] }): readonly string[] =>
  [...oneSpelling(players.flatMap(({ groups }) => groups))].sort((a, b) => a.localeCompare(b, 'de'));
