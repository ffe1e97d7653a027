import { sideOf } from '../../judging/sides.ts';
import { firstGame } from '../../kernel/deal/first-game.ts';
import type { State } from '../../kernel/deal/state.ts';
import type { Row } from '../../kernel/score.ts';
import { tricksOf } from '../../phases/tricks.ts';
import { claimedIn } from './phases/claims.ts';
import { bestOf, opponentsIn } from './counting/best.ts';
import { pointsBySeat } from './counting/piles.ts';
import { rowOf, type Facts } from './row.ts';
import type { Ruleset } from './ruleset.ts';
import { countedStrafen } from './strafen/in-deal.ts';
import { isForTricks } from './contract.ts';

/** What was counted in a deal: card points of the declarer's side, the best opponent's, tricks. */
export function countedIn(ruleset: Ruleset, s: State): Omit<Facts, 'strafen'> {
  const game = firstGame(s);
  const { declarer, partner } = game;
  const contract = ruleset.contractOf(game);
  const points = pointsBySeat(s, game);
  const own = s.active.filter((seat) => sideOf(game, seat) === 'declarer');
  return {
    ...{ contract, declarer, partner },
    points: own.reduce((sum, seat) => sum + (points[seat] ?? 0), 0),
    best: contract.hasPartner ? 0 : bestOf(ruleset.options, opponentsIn(s, declarer, points)),
    tricks: tricksOf(s).filter(({ winner }) => winner === declarer).length,
  };
}

/** Reads a finished deal into the row that its scorer would write. */
export function read(ruleset: Ruleset, s: State): Row {
  const { options } = ruleset;
  const game = firstGame(s);
  const counts = !isForTricks(ruleset.contractOf(game)) || options['strafen-in-tout'];
  const all = counts ? countedStrafen(options, s, game) : [];
  const strafen = options['strafen-claim'] === 'auto' ? all : claimedIn(options, s, game);
  return rowOf({ ...countedIn(ruleset, s), strafen }, s.table, s.dealer);
}
