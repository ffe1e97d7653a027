import type { FindGame } from '../kernel/family/resolve-rules.ts';
import type { GameAt } from './plain.ts';
import { hasRulePlayer, QUICK_BOT, RULE_BOT } from './rule-bot.ts';
import { withEndings } from './search/endings/player.ts';
import { generalPlayer, type Mind } from './search/general.ts';
import type { Searcher } from './search/types.ts';
import { senseAt } from './senses.ts';

/** Tries what is offered in deals that fit all it has seen; `more`: how those are played on. */
export const searchingPlayer = (find: FindGame, more: Omit<Mind, 'game' | 'otherwise'> = {}): Searcher =>
  generalPlayer({ game: gamesOf(find), otherwise: QUICK_BOT, senseAt, ...more });

/** Deals that are played on in thought at each card near the end: as many take about 50 ms of processor time, and seldom more. */
export const ENDING_PLAYOUTS = 25;

/** Plays by rules of thumb, and counts the end of a deal out. */
export const endingsPlayer = (find: FindGame): Searcher =>
  withEndings({ rules: (table) => gamesOf(find)(table).rules(table), policy: RULE_BOT });

/** Who plays at the tables, whatever the family: by rules of thumb and the end counted out where there are some, else by searching. */
export function tablePlayer(find: FindGame): Searcher {
  const [byRule, searching] = [endingsPlayer(find), searchingPlayer(find)];
  return {
    decide: (view, table, rng, { playouts, stop }) =>
      hasRulePlayer(table)
        ? byRule.decide(view, table, rng, { playouts: Math.min(playouts, ENDING_PLAYOUTS), stop })
        : searching.decide(view, table, rng, { playouts, stop }),
  };
}

/** The game of a table of any family. */
export const gamesOf =
  (find: FindGame): GameAt =>
  ({ family }) => {
    const game = find(family);
    if (!game.ok) throw new Error(game.error.code);
    return game.value;
  };
