import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { joined } from '#engine/core/lists.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import { winnerOf } from '#engine/play/suits.ts';
import { type PlayCode, playRules } from '../play.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { HAND, TALON } from '../zones.ts';
import { goOn } from './way.ts';

/** Sixteen tricks; what nobody took of a talon may go with the last one of a Trischaken (illustrated §7, §8.5). */
export function tricks(ruleset: Ruleset): PhaseOf<Play, 'tricks'> {
  const hasDeclarer = (s: State): boolean => ruleset.contractOf(firstGame(s)).hasDeclarer;
  return playTricks<PlayCode>({
    refusal,
    leader: ({ active }) => must(active[0], 'forehand'),
    legal: (s, seat) => ({ single: playRules(ruleset, s, seat) }),
    winner: (_s, plays) => winnerOf(PACK_54, joined(plays)),
    afterTrick: (s, trick, number) =>
      number === HAND && !hasDeclarer(s) && ruleset.options['trischaken-play'].includes('talon-last')
        ? [{ type: 'moved', cards: s.zones[TALON] ?? [], from: TALON, to: pileOf(trick.winner), seenBy: 'all' }]
        : [],
    next: (s) => (hasDeclarer(s) ? goOn(ruleset, s, TRICKS) : [{ type: 'ended', end: 'settle' }]),
  });
}
