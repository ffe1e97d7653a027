import { add, divide, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { SeriesSetup } from '#engine/kernel/series-rule.ts';
import { beginSeries, closeDeal, setupOf, type Standing, upcoming } from '#engine/series/fold.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import type { Bot } from '../types.ts';
import { playDeal } from './deal.ts';

/** Two bots and the deals over which they are compared. The same match always ends the same. */
export interface Match {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly seats: number;
  readonly a: Bot;
  readonly b: Bot;
  readonly deals: number;
  readonly seed: string;
}

/** How often a bot played a contract as declarer, made it and lost it; a Trischaken is neither made nor lost. */
interface Played {
  readonly played: number;
  readonly made: number;
  readonly lost: number;
}
export type Contracts = Readonly<Record<string, Played>>;

export interface MatchResult {
  readonly deals: number;
  /** How many times every deal was played, with other seats for A and B. */
  readonly seatings: number;
  /**
   * By how many points of the score account a seat of A wins more in a deal than the mean of both bots; B is behind by as
   * much. Where all seats together win nothing, that is what a seat of A wins.
   */
  readonly mean: number;
  /** 95 % interval of `mean`, a deal with all its seatings being one unit. */
  readonly low: number;
  readonly high: number;
  readonly a: Side;
  readonly b: Side;
}

/** One of the two bots. */
export interface Side {
  /** Points of the score account that a seat wins in a deal, with what its series adds. */
  readonly mean: number;
  /** By contract, over all seatings. */
  readonly contracts: Contracts;
}

/** Deviations within which a normal distribution has 95 of 100. */
const WITHIN_95 = 1.96;

/**
 * Plays every deal once in each seating of the two bots. In each seating the deals are a series of their own, so that its
 * pot, double rounds and ends count; a deal that would be dealt again is left out there.
 */
export function playMatch(match: Match): MatchResult {
  const { deals, seats } = match;
  const seatings = seatingsOf(seats).map((seatsOfA) => new Seating(match, seatsOfA));
  const tally = { a: new Map<string, Played>(), b: new Map<string, Played>() };
  const units = Array.from({ length: deals }, (_, i) => {
    const won = { a: ZERO, b: ZERO };
    for (const seating of seatings) {
      const { row, points } = seating.play(i + 1);
      for (const [seat, amount] of points.entries()) {
        const side = seating.sideOf(seat);
        won[side] = add(won[side], amount);
      }
      if (row) count(row, (seat) => tally[seating.sideOf(seat)]);
    }
    // Each seat is A's in half of the seatings.
    const perSeat = (points: Rational): number => {
      const { n, d } = divide(points, rational(seatings.length * seats, 2));
      return n / d;
    };
    return { a: perSeat(won.a), b: perSeat(won.b), lead: perSeat(subtract(won.a, won.b)) / 2 };
  });
  const { mean, error } = meanOf(units.map(({ lead }) => lead));
  const around = WITHIN_95 * error;
  return {
    deals,
    seatings: seatings.length,
    mean,
    low: mean - around,
    high: mean + around,
    a: { mean: meanOf(units.map(({ a }) => a)).mean, contracts: sorted(tally.a) },
    b: { mean: meanOf(units.map(({ b }) => b)).mean, contracts: sorted(tally.b) },
  };
}

/** The deals as they go with A in certain seats. */
class Seating {
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

  sideOf(seat: Seat): 'a' | 'b' {
    return this.#seatsOfA.includes(seat) ? 'a' : 'b';
  }

  /**
   * Deal number `deal`, from 1: same cards, same dealer, and for every seat the same chance, whoever has it. `points`: by
   * seat, those of a last deal with what is left to share out. No row: it was to be dealt again.
   */
  play(deal: number): { readonly row?: Row; readonly points: readonly Rational[] } {
    const { rules, table, seats, a, b, seed, deals } = this.#match;
    const deck = shuffled(rules.pack.cards, seededRng(`${seed}/${deal}/cards`));
    const players = Array.from({ length: seats }, (_, seat) => ({
      bot: this.sideOf(seat) === 'a' ? a : b,
      rng: seededRng(`${seed}/${deal}/${seat}`),
    }));
    const { now } = upcoming(rules, this.#setup, this.#standing);
    const s = playDeal(rules, table, { table: seats, dealer: (deal - 1) % seats, deck, now }, players);
    if (s.end !== 'settle') return { points: [] };
    const row = rules.read(s);
    const closed = closeDeal(rules, this.#setup, this.#standing, row);
    this.#standing = closed.then;
    const { settlement, closing } = closed.deal;
    return { row, points: paymentsOf(deal === deals ? [...settlement, ...closing] : settlement, seats) };
  }
}

function count(row: Row, tallyOf: (seat: Seat) => Map<string, Played>): void {
  for (const { declarer, contract, result } of row.games) {
    const tally = tallyOf(declarer);
    const { played, made, lost } = tally.get(contract) ?? { played: 0, made: 0, lost: 0 };
    tally.set(contract, {
      played: played + 1,
      made: made + (result === 'made' ? 1 : 0),
      lost: lost + (result === 'lost' ? 1 : 0),
    });
  }
}

/**
 * Every way to give A half of the seats; where they are odd, one more and one less in turn. Each seat is A's as often as
 * B's, which cancels the luck of the cards.
 */
function seatingsOf(table: number): readonly (readonly Seat[])[] {
  const seats = Array.from({ length: table }, (_, seat) => seat);
  const sizes = new Set([Math.floor(table / 2), Math.ceil(table / 2)]);
  return [...sizes].flatMap((size) => subsets(seats, size));
}

function subsets(seats: readonly Seat[], size: number): readonly (readonly Seat[])[] {
  if (size === 0) return [[]];
  return seats.flatMap((seat, i) => subsets(seats.slice(i + 1), size - 1).map((rest) => [seat, ...rest]));
}

/** Mean, and the standard error of the mean. */
function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length) };
}

const sorted = (tally: ReadonlyMap<string, Played>): Contracts =>
  Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
