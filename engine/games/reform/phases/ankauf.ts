import { must } from '#engine/core/assert-never.ts';
import { compare, type Rational, ZERO } from '#engine/core/rational.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
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

/** A game before it is sold, as everybody at the table knows it. */
type ForSale = Pick<Game, 'contract' | 'declarer'>;
type Table = Pick<State, 'active' | 'now'>;

/** Who would lead to the first trick if nothing were sold. */
const firstLeader = (ruleset: Ruleset, game: ForSale, { active }: Table): Seat =>
  ruleset.contractOf(game).lead === 'declarer' ? game.declarer : must(active[0], 'forehand');

/** Whoever has won most of those that play; `undefined`: several have. */
function scoreLeader({ active, now }: Table): Seat | undefined {
  const won = (seat: Seat): Rational => now.totals?.[seat] ?? ZERO;
  return active.find((seat) => active.every((other) => other === seat || compare(won(seat), won(other)) > 0));
}

/** Whose vote decides where two are for it and two against. */
export const chairOf = (ruleset: Ruleset, game: ForSale, table: Table): Seat =>
  (ruleset.options.ankaufChair === 'score-leader' ? scoreLeader(table) : undefined) ??
  firstLeader(ruleset, game, table);

/** What a vote came to: how many were for it and how many against, and whether that sells the game. */
interface Outcome {
  readonly yes: number;
  readonly no: number;
  readonly isSold: boolean;
}

export function outcomeOf(active: readonly Seat[], supporters: readonly Seat[], chair: Seat): Outcome {
  const [yes, no] = [supporters.length, active.length - supporters.length];
  return { yes, no, isSold: yes === no ? supporters.includes(chair) : yes > no };
}

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
    isCarried: (s, supporters) => outcomeOf(s.active, supporters, chairOf(ruleset, firstGame(s), s)).isSold,
    carried: sold,
    elsewhere,
    next: (s) => onward(ruleset)(s, ID),
  });
}
