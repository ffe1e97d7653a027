import { must } from '#engine/core/assert-never.ts';
import { compare, type Rational, ZERO } from '#engine/core/rational.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { ballot, type BallotWord } from '#engine/phases/ballot.ts';
import { itemsOf } from '../items.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';

const ID = 'ankauf';
const RULE = 'reform §3.3';
const WORDS = { offer: 'buy', none: 'no-buy', agree: 'agree', refuse: 'refuse' } as const;
const CODES = { 'already-offered': 'already-offered', 'nothing-offered': 'wrong-phase' } as const;
type Word = (typeof WORDS)[keyof typeof WORDS];

/** The other three, from a player's right. */
const others = (s: State, seat: Seat): readonly Seat[] => from(seat, s.active).slice(1);

/** Who would lead to the first trick if nothing were sold. */
const firstLeader = (ruleset: Ruleset, s: State): Seat => {
  const game = firstGame(s);
  return ruleset.contractOf(game).lead === 'declarer' ? game.declarer : must(s.active[0], 'forehand');
};

/** Whoever has won most of those that play; `undefined`: several have. */
function scoreLeader(s: State): Seat | undefined {
  const won = (seat: Seat): Rational => s.now.totals?.[seat] ?? ZERO;
  return s.active.find((seat) => s.active.every((other) => other === seat || compare(won(seat), won(other)) > 0));
}

/** Whose vote decides where two are for it and two against. */
const chairOf = (ruleset: Ruleset, s: State): Seat =>
  (ruleset.options.ankaufChair === 'score-leader' ? scoreLeader(s) : undefined) ?? firstLeader(ruleset, s);

/** A game of one against three is for sale: each opponent may buy it, and the others vote on that. */
export function ankauf(ruleset: Ruleset): PhaseOf<BallotWord<Word>, 'ankauf'> {
  /** The buyer is the declarer in everything, also of the pairs of a negative game. */
  function sold(s: State, buyer: Seat): readonly Event[] {
    const { declarer, ...game } = firstGame(s);
    const bought = { ...game, declarer: buyer, with: { ...game.with, soldBy: declarer } };
    return [
      { type: 'games', games: [bought] },
      { type: 'items', items: itemsOf(ruleset, bought, s.active) },
    ];
  }

  function elsewhere(s: State, word: Word): Refusal | undefined {
    const [game] = s.games;
    if (word !== 'buy' || !game) return undefined;
    if (ruleset.options.ankauf === 'off') return refusal('option-off', { option: ID }, 'reform §12');
    if (!ruleset.contractOf(game).isForSale) return refusal('not-for-sale', { item: game.contract }, RULE);
    return game.with['soldBy'] === undefined ? undefined : refusal('already-sold', undefined, RULE);
  }

  return ballot({
    id: ID,
    words: WORDS,
    rule: RULE,
    refusal: recoded(refusal, CODES),
    asked: (s) => others(s, firstGame(s).declarer),
    voters: others,
    isCarried(s, supporters) {
      const against = s.active.length - supporters.length;
      return supporters.length === against ? supporters.includes(chairOf(ruleset, s)) : supporters.length > against;
    },
    carried: sold,
    elsewhere,
    next: (s) => onward(ruleset)(s, ID),
  });
}
