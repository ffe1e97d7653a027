import type { Rules, TableRules } from '../kernel/deal/rules.ts';
import type { FindGame } from '../kernel/family/resolve-rules.ts';
import { hasRulePlayer, QUICK_BOT, RULE_BOT } from './rule-bot.ts';
import { generalPlayer } from './search/general.ts';
import { atOnce, type Searcher } from './search/types.ts';

/** Tries what is offered in deals that fit all it has seen, each played on at once. */
export const searchingPlayer = (find: FindGame): Searcher =>
  generalPlayer({ rules: (table) => rulesOf(find, table), policy: QUICK_BOT });

/** Who plays at the tables, whatever the family: by rules of thumb where there are some, else by searching. */
export function tablePlayer(find: FindGame): Searcher {
  const [byRule, searching] = [atOnce(RULE_BOT), searchingPlayer(find)];
  return {
    decide: (view, table, rng, budget) => (hasRulePlayer(table) ? byRule : searching).decide(view, table, rng, budget),
  };
}

/** The rules of a table of any family. */
function rulesOf(find: FindGame, table: TableRules): Rules {
  const game = find(table.family);
  if (!game.ok) throw new Error(game.error.code);
  return game.value.rules(table);
}
