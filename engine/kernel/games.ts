import { must } from '../core/assert-never.ts';

/** The game that is played; of several side by side the first. Throws before there is one. */
export const firstGame = <G>({ games }: { readonly games: readonly G[] }): G => must(games[0], 'a game');
