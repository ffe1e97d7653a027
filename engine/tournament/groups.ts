import type { Player } from './types.ts';

/** Every group that somebody belongs to, in the order of the alphabet: each has a ranking of its own. */
export const groupsOf = ({ players }: { readonly players: readonly Pick<Player, 'groups'>[] }): readonly string[] =>
  [...new Set(players.flatMap(({ groups }) => groups))].sort((a, b) => a.localeCompare(b, 'de'));
