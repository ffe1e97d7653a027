import { must } from '#engine/core/assert-never.ts';
import { joined } from '#engine/core/lists.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import type { Contract } from '../contracts/contract.ts';
import { isDecided } from '../play/decided.ts';
import { promisesOf } from '../play/promised.ts';
import { type PlayCode, playRules } from '../play/rules.ts';
import { winnerOf } from '../play/winner.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';

/** Twelve tricks (reform §7.1); a negative game is not played on when nothing depends on it (§7.6). */
export function tricks(ruleset: Ruleset): PhaseOf<Play, 'tricks'> {
  const contractOf = (s: State): Contract => ruleset.contractOf(firstGame(s));
  return playTricks<PlayCode>({
    refusal,
    leader: (s) => (contractOf(s).lead === 'declarer' ? firstGame(s).declarer : must(s.active[0], 'forehand')),
    legal: (s, seat) => ({ single: playRules(contractOf(s), promisesOf(ruleset, s, seat)) }),
    winner: (_s, plays) => winnerOf(ruleset.options, joined(plays)),
    decided(s, won) {
      const { declarer } = firstGame(s);
      const own = won.filter(({ winner }) => winner === declarer).length;
      return isDecided(contractOf(s), own, TRICKS - won.length);
    },
  });
}
