import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Ruleset } from '../ruleset.ts';
import { playingOf } from './declared.ts';
import { orderRules } from './order.ts';
import { ownRules } from './own-way.ts';
import { promisesOf } from './promised.ts';
import { type PlayRule, playRules } from './rules.ts';

/** By what a seat plays a card: as everybody in this game, or as its declarer alone does (reform §7.1, §7.7 to §7.9). */
export function rulesFor(ruleset: Ruleset, s: State, seat: Seat): readonly PlayRule[] {
  const game = firstGame(s);
  const contract = ruleset.contractOf(game);
  return (
    ownRules(contract, s, seat) ?? [
      ...orderRules(contract, game, seat),
      ...playRules(playingOf(contract, game), promisesOf(ruleset, s, seat), seat === game.declarer),
    ]
  );
}
