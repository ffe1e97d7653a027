import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import type { Facts } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { bestOf, opponentsIn } from './best.ts';
import { pointsBySeat } from './piles.ts';

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
