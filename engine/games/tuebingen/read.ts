import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game, Row } from '#engine/kernel/score.ts';
import { isForTricks } from './contracts/contract.ts';
import { countedIn } from './counting/counted.ts';
import { claimedIn } from './phases/claiming.ts';
import { rowOf } from './row.ts';
import type { Ruleset } from './ruleset.ts';
import { countedStrafen, type Strafe } from './strafen/in-deal.ts';

/** Reads a finished deal into the row that its scorer would write. */
export const read = (ruleset: Ruleset, s: State): Row =>
  ruleset.options['strafen-claim'] === 'auto'
    ? readInFull(ruleset, s)
    : readWith(ruleset, s, (game) => claimedIn(ruleset.options, s, game));

/** The same if nobody forgets a Strafe. */
export const readInFull = (ruleset: Ruleset, s: State): Row =>
  readWith(ruleset, s, (game) => countedStrafen(ruleset.options, s, game));

function readWith(ruleset: Ruleset, s: State, strafenIn: (game: Game) => readonly Strafe[]): Row {
  const game = firstGame(s);
  const counts = !isForTricks(ruleset.contractOf(game)) || ruleset.options['strafen-in-tout'];
  return rowOf({ ...countedIn(ruleset, s), strafen: counts ? strafenIn(game) : [] }, s.table, s.dealer);
}
