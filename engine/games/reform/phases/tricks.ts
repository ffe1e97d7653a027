import { type Card, handOf, pileOf } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Aside } from '#engine/phases/asides/asides.ts';
import { picking, type PickLead } from '#engine/phases/asides/pick.ts';
import { cardsIn } from '#engine/phases/trick.ts';
import { type PlaySet, trickSets } from '#engine/phases/trick-sets.ts';
import type { Play } from '#engine/phases/tricks.ts';
import { type Contract, trainOf } from '../contracts/contract.ts';
import { SEVEN, TALON_GROUPS } from '../names.ts';
import { playingOf } from '../play/declared.ts';
import { isOver, isStuck } from '../play/ending.ts';
import { likelierIn } from '../play/guessed.ts';
import { leaderOf } from '../play/leader.ts';
import { rulesFor } from '../play/legal.ts';
import { inOrder, together } from '../play/own-way.ts';
import type { PlayCode } from '../play/rules.ts';
import { countsSums, tarocksTogether, withCards } from '../play/ways/prater.ts';
import { renegeEvents, trainEvents } from '../play/ways/train.ts';
import { winningPlay } from '../play/winner.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { onward } from './flow.ts';
import { isBlackOutAsked } from './seven.ts';
import { furtherBirds } from './talk/bird-talk.ts';
import type { Declaring } from './talk/declaring.ts';
import { type Brake, brake } from './train/brake.ts';

/**
 * Twelve tricks (reform §7.1), or fewer: a negative game is not played on when nothing depends on it (§7.6), others end as soon as their
 * aim is reached or missed (§7.6 to §7.8), and where several tarocks are given at once the hands are empty sooner (§7.4).
 */
export function tricks(ruleset: Ruleset): PhaseOf<Play | PlaySet | PickLead | Declaring | Brake, 'tricks'> {
  const contractOf = (s: State): Contract => ruleset.contractOf(firstGame(s));
  const hasTrain = (s: State): boolean => trainOf(contractOf(s)) !== undefined;
  return trickSets<PlayCode, PickLead | Declaring | Brake>({
    refusal,
    leader: (s) => leaderOf(contractOf(s), s),
    legal(s, seat) {
      const single = rulesFor(ruleset, s, seat);
      if (countsSums(firstGame(s)))
        return { single, together: tarocksTogether(s, seat), apart: 'tarocks-only-together' };
      const groups = together(contractOf(s), s, seat);
      return groups.length === 0 ? { single } : { single, together: groups, apart: 'one-suit-only' };
    },
    inTrick: (s) => (countsSums(firstGame(s)) ? withCards(s) : undefined),
    laid: inOrder,
    winner: (s, plays) => winningPlay(ruleset.options, playingOf(contractOf(s), firstGame(s)), plays),
    hasSets: ([game]) => game !== undefined && isSetsGame(ruleset.contractOf(game), game),
    asides: [leads(ruleset), furtherBirds(ruleset), brake(ruleset)],
    afterTrick(s, trick, number) {
      const { isOpen, talon } = contractOf(s);
      const ended = hasTrain(s) ? trainEvents(s, trick) : [];
      if (ended.length > 0) return ended;
      return [
        ...(number === 1 && isOpen ? openHands(s, cardsIn(trick)) : []),
        ...(number === TRICKS && talon.rest === 'last-trick' ? giveTalon(s, trick.winner) : []),
      ];
    },
    pause: (s, number) => (isBlackOutAsked(ruleset, s, number) ? SEVEN : undefined),
    decided: (s, won) => isOver(contractOf(s), s, won),
    likelier: (seen, draw) => likelierIn(ruleset, seen, draw),
    stops: (s, hand) => isStuck(contractOf(s), s, hand),
    next: (s, open) => [
      ...(hasTrain(s) && firstGame(s).with['ending'] === undefined ? renegeEvents(s, open) : []),
      ...(contractOf(s).talon.rest === 'shared' ? onward(ruleset)(s, 'tricks') : [SETTLED]),
    ],
  });
}

/** Whoever has led to a trick and won it says who leads the next one (reform §7.6, Spezi). */
const leads = (ruleset: Ruleset): Aside<PickLead> =>
  picking({
    refusal: (code, at) => refusal(code === 'pick-not-now' ? 'wrong-phase' : code, at, 'reform §7.6'),
    isIn: ([game]) => game !== undefined && ruleset.contractOf(game).kind === 'first-and-last',
  });

/** Whether several cards may be one play: of the declarer, or of everybody (reform §7.4, §7.8). */
const isSetsGame = ({ declarerPlays }: Contract, game: Game): boolean =>
  declarerPlays === 'one-suit' || countsSums(game);

const SETTLED: Event = { type: 'ended', end: 'settle' };

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
