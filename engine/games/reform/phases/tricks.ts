import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { joined } from '#engine/core/lists.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { cardsIn } from '#engine/phases/trick.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import type { Contract } from '../contracts/contract.ts';
import { isDecided } from '../play/decided.ts';
import { promisesOf } from '../play/promised.ts';
import { type PlayCode, playRules } from '../play/rules.ts';
import { winnerOf } from '../play/winner.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { furtherBirds } from './talk/bird-talk.ts';
import type { Declaring } from './talk/declaring.ts';

/** Twelve tricks (reform §7.1); a negative game is not played on when nothing depends on it (§7.6). */
export function tricks(ruleset: Ruleset): PhaseOf<Play | Declaring, 'tricks'> {
  const contractOf = (s: State): Contract => ruleset.contractOf(firstGame(s));
  return playTricks<PlayCode, Declaring>({
    refusal,
    leader: (s) => (contractOf(s).lead === 'declarer' ? firstGame(s).declarer : must(s.active[0], 'forehand')),
    legal: (s, seat) => ({ single: playRules(contractOf(s), promisesOf(ruleset, s, seat)) }),
    winner: (s, plays) => winnerOf(ruleset.options, contractOf(s), joined(plays)),
    asides: [furtherBirds(ruleset)],
    afterTrick: (s, trick, number) => (number === 1 && contractOf(s).isOpen ? openHands(s, cardsIn(trick)) : []),
    decided(s, won) {
      const { declarer } = firstGame(s);
      const own = won.filter(({ winner }) => winner === declarer).length;
      return isDecided(contractOf(s), own, TRICKS - won.length);
    },
  });
}

/** All hands are laid open, without what has just been played: `s` is the state before the last card of the trick (reform §4). */
const openHands = (s: State, played: readonly Card[]): readonly Event[] =>
  s.active.map((seat) => ({
    type: 'moved',
    cards: (s.zones[handOf(seat)] ?? []).filter((card) => !played.includes(card)),
    from: handOf(seat),
    to: handOf(seat),
    seenBy: 'all',
  }));
