import { must } from '#engine/core/assert-never.ts';
import { joined } from '#engine/core/lists.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import { type Suits, winnerOf, withTrumps } from '#engine/play/suits.ts';
import { trumpIn } from '../contracts/contract.ts';
import { type PlayCode, playRules } from '../play.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';

/** The tricks, until the goal of the contract is decided (bavarian §6). */
export function tricks(ruleset: Ruleset): PhaseOf<Play, 'tricks'> {
  const { options, pack } = ruleset;
  const suits = (s: State): Suits => {
    const game = firstGame(s);
    const { strength } = ruleset.contractOf(game);
    return { ...withTrumps(pack, trumpIn(game)), ...(strength && { strength }) };
  };
  return playTricks<PlayCode>({
    refusal,
    leader: ({ active }) => must(active[0], 'forehand'),
    legal: (s) => ({ single: playRules(suits(s)) }),
    winner: (s, plays) => winnerOf(suits(s), joined(plays)),
    decided: (s, won) => {
      const game = firstGame(s);
      return ruleset.contractOf(game).goal.isOver?.(options, game, won) ?? false;
    },
  });
}
