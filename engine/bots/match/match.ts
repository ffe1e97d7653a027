import { add, divide, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Match, type PlayedSeating, playSeating, type SideId } from './seating.ts';
import { addTally, type Contracts, type Decision, DECISIONS, newTally, type Role, ROLES, type Tally } from './side.ts';
import { within95 } from './student.ts';

export interface MatchResult {
  readonly deals: number;
  /** How many times every deal was played, with other seats for A and B. */
  readonly seatings: number;
  /**
   * By how many points of the score account a seat of A wins more in a deal than the mean of both bots; B is behind by as
   * much. Where all seats together win nothing, that is what a seat of A wins.
   */
  readonly mean: number;
  /** 95 % interval of `mean`, a deal with all its seatings being one unit; `null`: one deal has none. */
  readonly low: number | null;
  readonly high: number | null;
  readonly a: Side;
  readonly b: Side;
}

/** One of the two bots, over all seatings. */
export interface Side {
  /** Points of the score account that a seat wins in a deal, with what its series adds. */
  readonly mean: number;
  readonly contracts: Contracts;
  /** How many deals it played as what, and what it won in one of them on average. */
  readonly roles: Readonly<Partial<Record<Role, { readonly deals: number; readonly mean: number }>>>;
  readonly kontras: Readonly<Tally['kontras']>;
  readonly worlds: Readonly<Tally['worlds']>;
  /** How long its decisions took, of each kind that it had to make; empty where nobody looked at a clock. */
  readonly spent: Readonly<Partial<Record<Decision, Spent>>>;
}

/** Processor time of decisions, in ms: half of them, 95 and 99 of 100 took no longer, and the longest. */
export interface Spent {
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Plays every deal once in each seating of the two bots. */
export const playMatch = (match: Match): MatchResult =>
  resultOf(
    match.seats,
    seatingsOf(match.seats).map((seatsOfA) => playSeating(match, seatsOfA)),
  );

/** What comes of a match at a table of `seats`, from all its seatings. */
export function resultOf(seats: number, played: readonly PlayedSeating[]): MatchResult {
  const deals = played[0]?.won.length ?? 0;
  // Each seat is A's in half of the seatings.
  const perSeat = (points: Rational): number => asNumber(divide(points, rational(played.length * seats, 2)));
  const units = Array.from({ length: deals }, (_, i) => {
    const wonBy = (side: SideId): Rational => played.reduce((sum, { won }) => add(sum, won[i]?.[side] ?? ZERO), ZERO);
    const [a, b] = [wonBy('a'), wonBy('b')];
    return { a: perSeat(a), b: perSeat(b), lead: perSeat(subtract(a, b)) / 2 };
  });
  const { mean, error } = meanOf(units.map(({ lead }) => lead));
  const side = (id: SideId): Side => {
    const tally = newTally();
    for (const one of played) addTally(tally, one.tally[id]);
    return sideFrom(tally, meanOf(units.map((unit) => unit[id])).mean);
  };
  return {
    ...{ deals, seatings: played.length, mean },
    ...boundsOf(mean, error, deals),
    ...{ a: side('a'), b: side('b') },
  };
}

/** The 95 % interval of the mean of some deals. */
function boundsOf(mean: number, error: number, deals: number): Pick<MatchResult, 'low' | 'high'> {
  if (deals < 2) return { low: null, high: null };
  const around = within95(deals) * error;
  return { low: mean - around, high: mean + around };
}

const asNumber = ({ n, d }: Rational): number => n / d;

const sideFrom = ({ contracts, roles, kontras, worlds, spent }: Tally, mean: number): Side => ({
  mean,
  kontras,
  worlds,
  contracts: Object.fromEntries([...contracts].sort(([one], [other]) => (one < other ? -1 : 1))),
  roles: Object.fromEntries(
    ROLES.filter((role) => roles[role].deals > 0).map((role) => {
      const { deals, won } = roles[role];
      return [role, { deals, mean: asNumber(won) / deals }];
    }),
  ),
  spent: Object.fromEntries(
    DECISIONS.filter((kind) => spent[kind].length > 0).map((kind) => [kind, spentOn(spent[kind])]),
  ),
});

function spentOn(times: readonly number[]): Spent {
  const sorted = [...times].sort((one, other) => one - other);
  const upTo = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { decisions: sorted.length, p50: upTo(0.5), p95: upTo(0.95), p99: upTo(0.99), max: upTo(1) };
}

/**
 * Every way to give A half of the seats; where they are odd, one more and one less in turn. Each seat is A's as often as
 * B's, which cancels the luck of the cards.
 */
export function seatingsOf(table: number): readonly (readonly Seat[])[] {
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
