import { must } from '#engine/core/assert-never.ts';
import { joined } from '#engine/core/lists.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import { enter } from '#engine/phases/way.ts';
import { HAND } from '../cards.ts';
import { isForTricks } from '../contracts/contract.ts';
import { type PlayCode, playRules, winnerIn } from '../play.ts';
import { refusal } from '../refusals.ts';
import { LITTLE } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { CLAIMS, type PhaseId } from './names.ts';

/** Nineteen tricks; then Strafen are claimed, where they are (tuebingen §6, §7.1). */
export function tricks(ruleset: Ruleset): PhaseOf<Play, 'tricks'> {
  const { options } = ruleset;

  /** A Tout is over with the second lost trick, if nothing else counts in it (TU9). */
  function isLost(s: State, won: readonly Trick[]): boolean {
    const game = firstGame(s);
    if (!isForTricks(ruleset.contractOf(game)) || options['strafen-in-tout']) return false;
    return won.filter(({ winner }) => winner !== game.declarer).length > HAND - LITTLE;
  }

  /** Strafen are claimed, where they count and are not counted automatically. */
  function isClaimed(s: State): boolean {
    const counts = !isForTricks(ruleset.contractOf(firstGame(s))) || options['strafen-in-tout'];
    return counts && options['strafen-claim'] === 'manual';
  }

  return playTricks<PlayCode>({
    refusal,
    leader: ({ active }) => must(active[0], 'forehand'),
    legal: (s, seat) => ({ single: playRules(ruleset, s, seat) }),
    winner: (_s, plays) => winnerIn(joined(plays)),
    decided: isLost,
    next: (s) => (isClaimed(s) ? [enter<PhaseId>(CLAIMS)] : [{ type: 'ended', end: 'settle' }]),
  });
}
