import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf } from '#engine/core/card.ts';
import { flatMapped, joined } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { cardsIn } from '#engine/phases/trick.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import type { Contract } from '../contracts/contract.ts';
import { TALON_GROUPS } from '../names.ts';
import { isDecided } from '../play/decided.ts';
import { type Playing, playingOf } from '../play/declared.ts';
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
  const playing = (s: State): Playing => playingOf(contractOf(s), firstGame(s));
  return playTricks<PlayCode, Declaring>({
    refusal,
    leader: (s) => (contractOf(s).lead === 'declarer' ? firstGame(s).declarer : must(s.active[0], 'forehand')),
    legal: (s, seat) => ({ single: playRules(playing(s), promisesOf(ruleset, s, seat)) }),
    winner: (s, plays) => winnerOf(ruleset.options, playing(s), joined(plays)),
    asides: [furtherBirds(ruleset)],
    afterTrick(s, trick, number) {
      const { isOpen, talon } = contractOf(s);
      return [
        ...(number === 1 && isOpen ? openHands(s, cardsIn(trick)) : []),
        ...(number === TRICKS && talon.rest === 'last-trick' ? giveTalon(s, trick.winner) : []),
      ];
    },
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

/** The talon goes to whoever has won the last trick, and everybody sees it (reform §7.3, Trischaker). */
const giveTalon = (s: State, winner: Seat): readonly Event[] =>
  flatMapped(TALON_GROUPS, (zone): readonly Event[] => {
    const cards = s.zones[zone] ?? [];
    return cards.length > 0 ? [{ type: 'moved', cards, from: zone, to: pileOf(winner), seenBy: 'all' }] : [];
  });
