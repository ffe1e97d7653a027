import { firstGame } from '../../kernel/deal/first-game.ts';
import type { State } from '../../kernel/deal/state.ts';
import type { Row } from '../../kernel/score.ts';
import { claimedIn } from './phases/claims.ts';
import { countedIn } from './counting/counted.ts';
import { rowOf } from './row.ts';
import type { Ruleset } from './ruleset.ts';
import { countedStrafen } from './strafen/in-deal.ts';
import { isForTricks } from './contract.ts';

/** Reads a finished deal into the row that its scorer would write. */
export function read(ruleset: Ruleset, s: State): Row {
  const { options } = ruleset;
  const game = firstGame(s);
  const counts = !isForTricks(ruleset.contractOf(game)) || options['strafen-in-tout'];
  const all = counts ? countedStrafen(options, s, game) : [];
  const strafen = options['strafen-claim'] === 'auto' ? all : claimedIn(options, s, game);
  return rowOf({ ...countedIn(ruleset, s), strafen }, s.table, s.dealer);
}
