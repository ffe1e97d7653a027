import { add, type Rational, ZERO } from '#engine/core/rational.ts';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Setup } from '#engine/kernel/deal/apply.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { SeriesSetup } from '#engine/kernel/series-rule.ts';
import { beginSeries, closeDeal, setupOf, type Standing, upcoming } from '#engine/series/fold.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import type { Bot, Watch } from '../types.ts';
import { playDeal, type Player, playOn } from './deal.ts';
import { countRole, countRow, decisionOf, newTally, roleIn, type Tally } from './side.ts';

/** Two bots and the deals over which they are compared. The same match always ends the same. */
export interface Match {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly seats: number;
  readonly a: Bot;
  readonly b: Bot;
  readonly deals: number;
  readonly seed: string;
  readonly timed?: Timed;
  /** The moment from which a deal is played, the same in every seating; missing: from its first word on. */
  readonly begin?: (setup: Setup, rng: Rng) => State;
}

/** How long decisions take: `spent` is the processor time of this thread so far, in ms. */
interface Timed {
  readonly game: Pick<GameDefinition, 'groupOf'>;
  readonly spent: () => number;
}

export type SideId = 'a' | 'b';

/** All the deals of a match in one seating. */
export interface PlayedSeating {
  /** What the seats of each side won together, deal by deal. */
  readonly won: readonly Readonly<Record<SideId, Rational>>[];
  readonly tally: Readonly<Record<SideId, Tally>>;
}

/**
 * Plays every deal with A in certain seats. They are a series of their own, so that its pot, double rounds and ends count; a deal
 * that would be dealt again is left out.
 */
export function playSeating(match: Match, seatsOfA: readonly Seat[]): PlayedSeating {
  const seating = new Seating(match, seatsOfA);
  return { won: Array.from({ length: match.deals }, (_, i) => seating.play(i + 1)), tally: seating.tally };
}

class Seating {
  readonly tally: Readonly<Record<SideId, Tally>> = { a: newTally(), b: newTally() };
  readonly #match: Match;
  readonly #seatsOfA: readonly Seat[];
  readonly #setup: SeriesSetup;
  #standing: Standing;

  constructor(match: Match, seatsOfA: readonly Seat[]) {
    this.#match = match;
    this.#seatsOfA = seatsOfA;
    this.#setup = setupOf(match.seats, match.deals);
    this.#standing = beginSeries(match.rules, this.#setup);
  }

  #sideOf(seat: Seat): SideId {
    return this.#seatsOfA.includes(seat) ? 'a' : 'b';
  }

  /**
   * Deal number `deal`, from 1: same cards, same dealer, and for every seat the same chance, whoever has it. Gives what both
   * sides won, in a last deal with what is left to share out.
   */
  play(deal: number): Record<SideId, Rational> {
    const { rules, table, seats, seed, deals, begin } = this.#match;
    const dealer = (deal - 1) % seats;
    const deck = shuffled(rules.pack.cards, seededRng(`${seed}/${deal}/cards`));
    const players = Array.from({ length: seats }, (_, seat) => this.#player(deal, seat));
    const { now } = upcoming(rules, this.#setup, this.#standing);
    const setup: Setup = { table: seats, dealer, deck, now: { ...now, sameCards: true } };
    const s = begin
      ? playOn(rules, table, begin(setup, seededRng(`${seed}/${deal}/begin`)), players)
      : playDeal(rules, table, setup, players);
    const won: Record<SideId, Rational> = { a: ZERO, b: ZERO };
    if (s.end !== 'settle') return won;
    const row = rules.read(s);
    const closed = closeDeal(rules, this.#setup, this.#standing, row);
    this.#standing = closed.then;
    const { settlement, closing } = closed.deal;
    const points = paymentsOf(deal === deals ? [...settlement, ...closing] : settlement, seats);
    for (const [seat, amount] of points.entries()) won[this.#sideOf(seat)] = add(won[this.#sideOf(seat)], amount);
    this.#count(row, points, s.active);
    return won;
  }

  #count(row: Row, points: readonly Rational[], active: readonly Seat[]): void {
    const tallyOf = (seat: Seat): Tally => this.tally[this.#sideOf(seat)];
    countRow(row, tallyOf);
    for (const seat of active) countRole(tallyOf(seat), roleIn(row, seat, this.#match.rules), points[seat] ?? ZERO);
  }

  #player(deal: number, seat: Seat): Player {
    const { seed, timed, ...bots } = this.#match;
    const side = this.#sideOf(seat);
    const rng = seededRng(`${seed}/${deal}/${seat}`);
    const tally = this.tally[side];
    return { bot: timed ? clocked(bots[side], timed, tally) : bots[side], rng, watch: watching(tally) };
  }
}

/** The same bot; how long it thinks is written down. */
const clocked = (bot: Bot, { game, spent }: Timed, tally: Tally): Bot => ({
  act(...asked): Action | null {
    const begun = spent();
    const action = bot.act(...asked);
    tally.spent[decisionOf(action ? game.groupOf(action) : 'quiet')].push(spent() - begun);
    return action;
  },
});

const watching = ({ worlds }: Tally): Watch => ({
  imagined(fits) {
    worlds.tried++;
    if (!fits) worlds.givenUp++;
  },
  foundNone() {
    worlds.decisionsWithout++;
  },
});
