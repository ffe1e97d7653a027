import type { FindGame } from '../kernel/family/resolve-rules.ts';
import type { GameAt } from './plain.ts';
import { hasRulePlayer, QUICK_BOT, RULE_BOT } from './rule-bot.ts';
import { generalPlayer, type Mind } from './search/general.ts';
import { atOnce, type Searcher } from './search/types.ts';

/** Tries what is offered in deals that fit all it has seen; `more`: how those are played on. */
export const searchingPlayer = (find: FindGame, more: Omit<Mind, 'game' | 'otherwise'> = {}): Searcher =>
  generalPlayer({ game: gamesOf(find), otherwise: QUICK_BOT, ...more });

/** Who plays at the tables, whatever the family: by rules of thumb where there are some, else by searching. */
export function tablePlayer(find: FindGame): Searcher {
  const [byRule, searching] = [atOnce(RULE_BOT), searchingPlayer(find)];
  return {
    decide: (view, table, rng, budget) => (hasRulePlayer(table) ? byRule : searching).decide(view, table, rng, budget),
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
