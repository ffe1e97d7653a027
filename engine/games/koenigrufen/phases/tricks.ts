import { firstGame } from '../../../kernel/games.ts';
import { assertNever } from '../../../core/assert-never.ts';
import { handOf, pileOf } from '../../../core/card.ts';
import type { Seat } from '../../../core/seat.ts';
import { PAGAT, TRULL } from '../../../decks/deck-54.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import { tricks as playTricks, type Trick } from '../../../phases/tricks.ts';
import type { Contract } from '../contract.ts';
import { promisedCard, type Ruleset } from '../ruleset.ts';
import {
  elseTarock,
  followSuit,
  pagatLast,
  promised,
  stichzwang,
  suitsFirst,
  type Lock,
  type PlayRule,
  type Promise,
} from '../play/rules.ts';
import { winnerInColour, winnerOf } from '../play/winners.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { forehandOf } from './bidding.ts';
import { TALON_HALVES } from './names.ts';

const LAST = 12;

const isBettler = ({ goal }: Contract): boolean => typeof goal === 'object' && 'tricks' in goal && goal.tricks === 0;

/** Twelve tricks by the contract's rules (tirol §7). */
export function tricks(ruleset: Ruleset): Phase {
  const contractOf = (s: State) => ruleset.contractOf(firstGame(s));
  const { 'bird-lock': agreed } = ruleset.options;
  const lock: Lock = agreed === 'warn' && !ruleset.hasPutRight('highest-bird-first') ? 'warn-1' : agreed;

  const leader = (s: State): Seat => (contractOf(s).lead === 'declarer' ? firstGame(s).declarer : forehandOf(s));

  function rules(s: State, seat: Seat): readonly PlayRule[] {
    const { play } = contractOf(s);
    switch (play) {
      case 'tarock':
        return [followSuit, elseTarock, ...promised(promisesOf(s, seat), lock)];
      case 'colour':
        return ruleset.options['farben-de-luxe'] ? [followSuit] : [suitsFirst, followSuit, elseTarock];
      case 'negative': {
        if (isForPoints(s)) return [followSuit, elseTarock];
        return [followSuit, elseTarock, pagatLast, ...(mustBeat(s) ? [stichzwang] : [])];
      }
      default:
        return assertNever(play);
    }
  }

  const isForPoints = (s: State): boolean =>
    ruleset.options['trischaken-positive'] && contractOf(s).parties === 'each-for-self';

  /** Forehand decides about the Stichzwang of a Trischaken; every other negative game has it (R24, §15). */
  function mustBeat(s: State): boolean {
    if (firstGame(s).with['stichzwang'] === false) return false;
    return !(
      ruleset.options['bettler-ohne-stichzwang'] && s.games.every((game) => isBettler(ruleset.contractOf(game)))
    );
  }

  /** The cards that this seat announced; what it does not hold any more changes nothing. */
  function promisesOf(s: State, seat: Seat): readonly Promise[] {
    return s.items.flatMap(({ about, by }) => {
      const bonus = ruleset.bonus(about);
      const card = bonus && promisedCard(bonus, s.games[0]?.called);
      return by === seat && bonus?.promise && card !== undefined
        ? [{ card, trick: bonus.promise.trick, bird: bonus.promise.bird }]
        : [];
    });
  }

  return playTricks<RefusalCode>({
    refusal,
    leader,
    rules,
    winner: (s, trick) => {
      const { play } = contractOf(s);
      if (play === 'colour') return winnerInColour(trick);
      const kaiserstich =
        ruleset.options.kaiserstich && play === 'tarock' && TRULL.every((card) => trick.includes(card));
      return kaiserstich ? trick.indexOf(PAGAT) : winnerOf(trick);
    },
    afterTrick: (s, trick, number) => [
      ...(contractOf(s).talon === 'to-tricks' ? withTalon(s, trick, number) : []),
      ...(number === 1 ? laidOpen(ruleset, s, trick) : []),
    ],
    decided: (s, won) => ruleset.options['early-stop'] && everyDeclarerBeaten(ruleset, s, won),
  });
}

/** Ouvert: before the second lead the declarers' hands, or all four, are laid open (tirol §7.5). */
function laidOpen(ruleset: Ruleset, s: State, trick: Trick): readonly Event[] {
  const opened = s.active.filter((seat) =>
    s.games.some((game) => {
      const { open } = ruleset.contractOf(game);
      return open === 'everybody' || (open === 'declarer' && seat === game.declarer);
    }),
  );
  return opened.flatMap((seat): readonly Event[] => {
    // The last card of the first trick is still on its way out of this hand.
    const cards = (s.zones[handOf(seat)] ?? []).filter((card) => !trick.cards.includes(card));
    return [{ type: 'moved', cards, from: handOf(seat), to: handOf(seat), seenBy: 'all' }];
  });
}

/** Trischaken: the talon joins the first six tricks card by card, or the last trick as a whole (tirol §5). */
function withTalon(s: State, trick: Trick, number: number): readonly Event[] {
  const slots = TALON_HALVES.flatMap((half) => (s.zones[half] ?? []).map((card) => ({ half, card })));
  const taken = s.games[0]?.with['talon'] === 'first-six' ? slots.slice(0, 1) : number === LAST ? slots : [];
  return taken.map(({ half, card }) => ({
    type: 'moved',
    cards: [card],
    from: half,
    to: pileOf(trick.winner),
    seenBy: 'all',
  }));
}

/**
 * A negative game is decided once every declarer is beaten: by a trick too many, or because too few are left for those he
 * needs (tirol §7.7). No other game is decided before its last trick.
 */
function everyDeclarerBeaten(ruleset: Ruleset, s: State, won: readonly Trick[]): boolean {
  const left = LAST - won.length;
  return s.games.every((game) => {
    const { goal } = ruleset.contractOf(game);
    if (typeof goal !== 'object' || !('tricks' in goal)) return false;
    const tricks = won.filter(({ winner }) => winner === game.declarer).length;
    const outOfReach = tricks + left < goal.tricks && ruleset.hasPutRight('out-of-reach-is-beaten');
    return tricks > goal.tricks || outOfReach;
  });
}
