import { must } from '../../core/assert-never.ts';
import { add, divide, rational, ZERO, type Rational } from '../../core/rational.ts';
import { seededRng, shuffled } from '../../core/rng.ts';
import type { Seat } from '../../core/seat.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import type { Row } from '../../kernel/score.ts';
import type { Rules, State, TableRules } from '../../kernel/types.ts';
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
  /** Points on the score account that a seat of A wins in a deal; B loses as much. */
  readonly mean: number;
  /** 95 % interval of `mean`, a deal with all its seatings being one unit. */
  readonly low: number;
  readonly high: number;
  /** By contract, over all seatings. */
  readonly a: Contracts;
  readonly b: Contracts;
}

/** Deviations within which a normal distribution has 95 of 100. */
const WITHIN_95 = 1.96;

/** Plays every deal once in each seating of the two bots that gives both as many seats. */
export function playMatch(match: Match): MatchResult {
  const { rules, deals, seed, seats } = match;
  const tally = { a: new Map<string, Played>(), b: new Map<string, Played>() };
  const seatings = seatingsOf(Array.from({ length: seats }, (_, seat) => seat));
  const units: number[] = [];
  for (let deal = 1; deal <= deals; deal++) {
    const deck = shuffled(rules.pack.cards, seededRng(`${seed}/${deal}/cards`));
    let won = ZERO;
    for (const seatsOfA of seatings) {
      const s = playOne(match, deal, deck, seatsOfA);
      const row = s.end === 'settle' ? rules.read(s) : undefined;
      if (row) {
        won = add(won, wonBy(rules, s, row, seatsOfA));
        count(row, (seat) => (seatsOfA.includes(seat) ? tally.a : tally.b));
      }
    }
    const { n, d } = divide(won, rational(seatings.length * (seatings[0]?.length ?? 1)));
    units.push(n / d);
  }
  const { mean, error } = meanOf(units);
  const around = WITHIN_95 * error;
  return {
    deals,
    seatings: seatings.length,
    mean,
    low: mean - around,
    high: mean + around,
    a: sorted(tally.a),
    b: sorted(tally.b),
  };
}

/** One seating of one deal: same cards, same dealer, and for every seat the same chance. */
function playOne(match: Match, deal: number, deck: readonly string[], seatsOfA: readonly Seat[]): State {
  const { rules, table, seats, a, b, seed } = match;
  const players = Array.from({ length: seats }, (_, seat) => ({
    bot: seatsOfA.includes(seat) ? a : b,
    rng: seededRng(`${seed}/${deal}/${seat}`),
  }));
  const now = { deal, factors: [], pot: ZERO, notes: {} };
  return playDeal(rules, table, { table: seats, dealer: (deal - 1) % seats, deck, now }, players);
}

function wonBy(rules: Rules, s: State, row: Row, seatsOfA: readonly Seat[]): Rational {
  const payments = paymentsOf(rules.settle(row, s.now), s.table);
  return seatsOfA.reduce((sum, seat) => add(sum, must(payments[seat], 'a payment')), ZERO);
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

/** Every way to give A half of the seats. Each seat is A's as often as B's, which cancels the luck of the cards. */
function seatingsOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  return subsets(seats, Math.floor(seats.length / 2));
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
