import { handOf } from '#engine/core/card.ts';
import { flatMapped, joined } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { cardsIn, type Trick } from '#engine/phases/trick.ts';
import { type Play, tricks as playTricks } from '#engine/phases/tricks.ts';
import type { Playing } from '../parts/play.ts';
import type { Lock, Promise } from '../play/rules.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { promisedCard, type Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { forehandOf } from './bidding.ts';

/** Twelve tricks by the contract's rules (tirol §7). */
export function tricks(ruleset: Ruleset): PhaseOf<Play, 'tricks'> {
  const contractOf = (s: State) => ruleset.contractOf(firstGame(s));
  const { 'bird-lock': agreed } = ruleset.options;
  const lock: Lock = agreed === 'warn' && !ruleset.hasPutRight('highest-bird-first') ? 'warn-1' : agreed;

  const leader = (s: State): Seat => (contractOf(s).lead === 'declarer' ? firstGame(s).declarer : forehandOf(s));

  const playing: Playing = {
    ...ruleset.deciding,
    promises: promisesOf,
    lock,
    goals: (s) => s.games.map((game) => ruleset.contractOf(game).goal),
  };

  /** The cards that this seat announced; what it does not hold any more changes nothing. */
  function promisesOf(s: State, seat: Seat): readonly Promise[] {
    return flatMapped(s.items, ({ about, by }) => {
      const bonus = by === seat ? ruleset.bonus(about) : undefined;
      const card = bonus && promisedCard(bonus, s.games[0]?.called);
      return bonus?.promise && card !== undefined
        ? [{ card, trick: bonus.promise.trick, bird: bonus.promise.bird }]
        : [];
    });
  }

  return playTricks<RefusalCode>({
    refusal: (code, at, rule) => refusal(code === 'card-not-in-hand' ? 'not-in-hand' : code, at, rule),
    leader,
    legal: (s, seat) => ({ single: contractOf(s).play.rules(playing, s, seat) }),
    winner: (s, plays) => contractOf(s).play.winner(playing, joined(plays)),
    afterTrick: (s, trick, number) => [
      ...(contractOf(s).talon.joins?.(s, trick, number) ?? []),
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
  const played = cardsIn(trick);
  return opened.flatMap((seat): readonly Event[] => {
    // The last card of the first trick is still on its way out of this hand.
    const cards = (s.zones[handOf(seat)] ?? []).filter((card) => !played.includes(card));
    return [{ type: 'moved', cards, from: handOf(seat), to: handOf(seat), seenBy: 'all' }];
  });
}

/**
 * A negative game is decided once every declarer is beaten: by a trick too many, or because too few are left for those they
 * need (tirol §7.7). No other game is decided before its last trick.
 */
function everyDeclarerBeaten(ruleset: Ruleset, s: State, won: readonly Trick[]): boolean {
  const left = TRICKS - won.length;
  return s.games.every((game) => {
    const { goal } = ruleset.contractOf(game);
    if (goal.tricks === undefined) return false;
    const tricks = won.filter(({ winner }) => winner === game.declarer).length;
    const outOfReach = tricks + left < goal.tricks && ruleset.hasPutRight('out-of-reach-is-beaten');
    return tricks > goal.tricks || outOfReach;
  });
}
