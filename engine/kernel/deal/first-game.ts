import { must } from '#engine/core/assert-never.ts';

/** The game being played; of several side by side, the first. Throws if there is none yet. */
export const firstGame = <G>({ games }: { readonly games: readonly G[] }): G => must(games[0], 'a game');
