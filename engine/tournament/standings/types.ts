import type { Rational } from '#engine/core/rational.ts';
import type { CarryOver } from '../format/carry-over.ts';
import type { RankStyle } from '../format/choices.ts';
import type { Halving, PlaceMode, TieBreak } from '../format/choices.ts';
import type { TieStep } from './ranking.ts';

/** Somebody who entered an evening, a cup or a season. */
export interface Entrant {
  /** The same in every round, and at every evening of a season. */
  readonly id: string;
  readonly name: string;
  /** Side rankings the entrant takes part in, such as `ladies`, `youth`, `guests`. */
  readonly groups: readonly string[];
  /** From 1; only sorts those who stay equal. */
  readonly startNumber: number;
  /** Points brought along into a final; missing: none. */
  readonly carried?: Rational;
}

/** One player's result from one table. */
export interface SeatResult {
  readonly player: string;
  /** Exact points as on the table's score sheet. */
  readonly points: Rational;
  /** Deals the player sat in; without any they take no place at the table. */
  readonly dealsPlayed: number;
  /** Deals with positive points. */
  readonly dealsWon: number;
  /** Deals with negative points. */
  readonly minusDeals: number;
  /** The sum of those minus deals (zero or less), for halving by deal; missing: only the round's total is known. */
  readonly minusPoints?: Rational;
  /** What decides the place at the table if others had the seat before; missing: `points`. */
  readonly seatPoints?: Rational;
  /** No place at this table: somebody else has the seat at the end. */
  readonly placeless?: true;
  /** Set by the director instead of the points for the table's places. */
  readonly placePoints?: Rational;
}

/** One table of one round, as far as it has been played. */
export interface TableResult {
  /** From 1. */
  readonly round: number;
  /** From 1. */
  readonly table: number;
  readonly seats: readonly SeatResult[];
  /** Still being played: its points count already, its places do not. */
  readonly running?: boolean;
}

/** Points deducted from a player by the director. */
export interface Penalty {
  readonly player: string;
  /** Missing: counts from the first round on. */
  readonly round?: number;
  /** Positive points are deducted. */
  readonly points: Rational;
  readonly reason: string;
}

/** From this round on `to` plays in the place of `from` and inherits the points. In chronological order. */
export interface Substitution {
  readonly from: string;
  readonly to: string;
  readonly round: number;
}

export interface PlacePoints {
  readonly mode: PlaceMode;
  /** For the first, the second and so on, such as 4, 2, 1, 0; places beyond the list get nothing. */
  readonly list: readonly Rational[];
  /** Another list for tables of this size. */
  readonly bySize?: Readonly<Record<number, readonly Rational[]>>;
}

/** The rounds of a final within the evening: the finalists play on with their carry-over, and rank before all others. */
export interface FinalRounds {
  /** Its first round. */
  readonly from: number;
  /** By id. */
  readonly finalists: readonly string[];
  readonly carry: CarryOver;
}

export interface StandingsOptions {
  /** Applied in this order. */
  readonly tieBreaks: readonly TieBreak[];
  /** The event's seed for drawing lots. */
  readonly seed: string;
  readonly placePoints?: PlacePoints;
  readonly halving?: Halving;
  /** Missing: `competition`. */
  readonly ranks?: RankStyle;
}

export interface StandingsInput {
  readonly entrants: readonly Entrant[];
  readonly tables: readonly TableResult[];
  readonly penalties: readonly Penalty[];
  readonly substitutions?: readonly Substitution[];
  readonly final?: FinalRounds;
  readonly options: StandingsOptions;
}

/** A row's result of one round; merged if somebody changed tables. */
export interface RoundLine {
  /** From 1. */
  readonly round: number;
  readonly tables: readonly number[];
  /** As played. */
  readonly points: Rational;
  /** What it adds to the total: halved, or points for places, depending on the options. */
  readonly value: Rational;
  /** Missing: no list, or the table is still being played. */
  readonly placePoints?: Rational;
  /** Best place at a table, from 1; ties share the better one. */
  readonly place?: number;
  readonly dealsPlayed: number;
  readonly dealsWon: number;
  readonly minusDeals: number;
}

/** How a tie with others was handled. */
export interface TieNote {
  /** Rows with the same total, by id. */
  readonly with: readonly string[];
  readonly steps: readonly TieStep<TieBreak>[];
  /** The last tie-break that separated this row from one of them; missing: all share the rank. */
  readonly decidedBy?: TieBreak;
}

/** One row of the standings: an account of points that passes to a substitute. */
export interface StandingLine {
  readonly rank: number;
  /** The entrant who opened the account. */
  readonly id: string;
  /** The current player of the account. */
  readonly entrant: Entrant;
  /** Earlier players of the account. */
  readonly formerly: readonly Entrant[];
  /** The ranked value: carried points + rounds - penalties; for finalists only rounds and penalties of the final. */
  readonly total: Rational;
  /** Carried over into the final, or brought along to the evening; missing: none. */
  readonly carried?: Rational;
  /** Points as played, without halving or deductions. */
  readonly points: Rational;
  readonly placePoints: Rational;
  readonly penalties: Rational;
  /** By round from 1; missing: did not play. */
  readonly rounds: readonly (RoundLine | undefined)[];
  readonly dealsPlayed: number;
  readonly dealsWon: number;
  readonly minusDeals: number;
  /** Rank after each round; missing: had not played yet. */
  readonly positions: readonly (number | undefined)[];
  /** Ranks gained (positive) or lost since the previous round. */
  readonly change?: number;
  readonly tie?: TieNote;
}

/** Somebody without a result so far. */
export interface WaitingLine {
  readonly entrant: Entrant;
  /** What will be deducted once they have one. */
  readonly penalties: Rational;
}

/** What a total counts: scores of the game, points for places at tables, or both in one sum. */
export type Counted = 'scores' | 'places' | 'both';

export interface Standings {
  /** What the totals of all lines count, and their rounds and penalties with them. */
  readonly counted: Counted;
  readonly lines: readonly StandingLine[];
  /** Entrants without a result so far; they have no rank. */
  readonly waiting: readonly WaitingLine[];
  /** Rounds with results; includes the first round of a final once it is published. */
  readonly rounds: number;
  readonly final?: FinalRounds;
}
