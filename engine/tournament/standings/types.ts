import type { Rational } from '../../core/rational.ts';
import type { CarryOver } from '../format/carry-over.ts';
import type { TieStep } from './ranking.ts';
import type { RankStyle } from '../format/choices.ts';
import type { TieBreak, PlaceMode, Halving } from '../format/choices.ts';

/** Somebody who entered an evening, a cup or a season. */
export interface Entrant {
  /** The same in every round, and at every evening of a season. */
  readonly id: string;
  readonly name: string;
  /** Side rankings he takes part in, such as `ladies`, `youth`, `guests`. */
  readonly groups: readonly string[];
  /** From 1; only sorts those who stay equal. */
  readonly startNumber: number;
  /** Points brought along into a final; missing: none. */
  readonly carried?: Rational;
}

/** What one player brought home from one table. */
export interface SeatResult {
  readonly player: string;
  /** Exact points as they stand on the table's sheet. */
  readonly points: Rational;
  /** Deals he sat in; with none he takes no place at the table. */
  readonly dealsPlayed: number;
  /** Deals with points above zero. */
  readonly dealsWon: number;
  /** Deals with points below zero. */
  readonly minusDeals: number;
  /** The sum of those minus deals (zero or below), for halving by deal; missing: only the round's total is known. */
  readonly minusPoints?: Rational;
  /** What his place at the table goes by, where others had his seat before; missing: `points`. */
  readonly seatPoints?: Rational;
  /** He takes no place at this table: somebody else has his seat at the end. */
  readonly placeless?: true;
  /** The director's own decision, instead of what the table's places give. */
  readonly placePoints?: Rational;
}

/** One table of one round, as far as it has been played. */
export interface TableResult {
  /** From 1. */
  readonly round: number;
  /** From 1. */
  readonly table: number;
  readonly seats: readonly SeatResult[];
  /** Still being played: its points count, its places do not yet. */
  readonly running?: boolean;
}

/** Points taken from a player by the director. */
export interface Penalty {
  readonly player: string;
  /** Missing: counts from the first round on. */
  readonly round?: number;
  /** Above zero is taken away. */
  readonly points: Rational;
  readonly reason: string;
}

/** From this round on `to` plays in the place of `from` and inherits his points. In the order in which they happened. */
export interface Substitution {
  readonly from: string;
  readonly to: string;
  readonly round: number;
}

export interface PlacePoints {
  readonly mode: PlaceMode;
  /** For the first, the second and so on, such as 4, 2, 1, 0; places beyond the list get nothing. */
  readonly list: readonly Rational[];
  /** Another list for tables with so many players. */
  readonly bySize?: Readonly<Record<number, readonly Rational[]>>;
}

/** The rounds of a final within the evening: the finalists play on with what they carry over, and rank before all others. */
export interface FinalRounds {
  /** Its first round. */
  readonly from: number;
  /** By id. */
  readonly finalists: readonly string[];
  readonly carry: CarryOver;
}

export interface StandingsOptions {
  /** Asked in this order. */
  readonly tieBreaks: readonly TieBreak[];
  /** The event's seed; lots come from it. */
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

/** What a line has from one round; where somebody changed tables, both together. */
export interface RoundLine {
  /** From 1. */
  readonly round: number;
  readonly tables: readonly number[];
  /** As played. */
  readonly points: Rational;
  /** What it adds to the total: halved, or points for places, as the options say. */
  readonly value: Rational;
  /** Missing: no list, or the table is still being played. */
  readonly placePoints?: Rational;
  /** Best place he had at a table, from 1; equal ones share the better. */
  readonly place?: number;
  readonly dealsPlayed: number;
  readonly dealsWon: number;
  readonly minusDeals: number;
}

/** How a tie with others was handled. */
export interface TieNote {
  /** Lines with the same total, by id. */
  readonly with: readonly string[];
  readonly steps: readonly TieStep<TieBreak>[];
  /** The last tie-break that parted him from one of them; missing: the rank is shared by all. */
  readonly decidedBy?: TieBreak;
}

/** One line of the standings: an account of points that is handed on to a substitute. */
export interface StandingLine {
  readonly rank: number;
  /** The entrant who opened the account. */
  readonly id: string;
  /** Who plays for it now. */
  readonly entrant: Entrant;
  /** Who played for it before him. */
  readonly formerly: readonly Entrant[];
  /** What is ranked: carried points + rounds - penalties; of a finalist only rounds and penalties of the final. */
  readonly total: Rational;
  /** Carried over into the final, or brought along to the evening; missing: nothing was. */
  readonly carried?: Rational;
  /** Points as played, nothing halved or taken away. */
  readonly points: Rational;
  readonly placePoints: Rational;
  readonly penalties: Rational;
  /** By round from 1; missing: he did not play in it. */
  readonly rounds: readonly (RoundLine | undefined)[];
  readonly dealsPlayed: number;
  readonly dealsWon: number;
  readonly minusDeals: number;
  /** Rank after each round; missing: he had not played yet. */
  readonly positions: readonly (number | undefined)[];
  /** Ranks gained (above zero) or lost against the round before. */
  readonly change?: number;
  readonly tie?: TieNote;
}

export interface Standings {
  readonly lines: readonly StandingLine[];
  /** Entrants without a result so far; they have no rank. */
  readonly waiting: readonly Entrant[];
  /** Rounds that have results; the first round of a final as soon as it is to be seen. */
  readonly rounds: number;
  readonly final?: FinalRounds;
}
