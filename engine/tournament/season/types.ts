import type { Rational } from '../../core/rational.ts';
import type { RankStyle, TieStep } from '../standings/ranking.ts';
import type { CupTable, EqualRanks } from './cup-points.ts';

/** A player of the season; his id is the same at every evening. */
export interface SeasonPlayer {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** What a player brought home from one evening. */
export interface EveningResult {
  readonly player: string;
  readonly points: Rational;
  /** In the evening's standings, from 1; equal ones share the better rank and the next ranks are skipped. */
  readonly rank: number;
}

export interface SeasonEvening {
  readonly id: string;
  readonly name: string;
  /** Day, as `2026-11-20`. */
  readonly date?: string;
  /** Players who took part; missing: as many as there are results. */
  readonly fieldSize?: number;
  readonly results: readonly EveningResult[];
}

/** The tie-breaks of a season; what each measures is in tie-breaks.ts. */
export const SEASON_TIE_BREAKS = [
  'evening-rank',
  'best-evening',
  'second-best-evening',
  'evenings-won',
  'all-evenings',
  'most-starts',
  'lot',
] as const;
export type SeasonTieBreak = (typeof SEASON_TIE_BREAKS)[number];

export interface SeasonRules {
  /** What an evening gives: its points, or points for the rank by a table. */
  readonly counts:
    { readonly by: 'points' } | { readonly by: 'rank'; readonly table: CupTable; readonly equal: EqualRanks };
  /** Only the best so many evenings count; missing: all. */
  readonly best?: number;
  /** Starts without which nobody is ranked; missing: none. */
  readonly minimumStarts?: number;
  /** From so many evenings on the minimum is asked; missing: as soon as somebody can have reached it. */
  readonly lineFrom?: number;
  /** An evening below zero counts as zero. */
  readonly negativeIsZero?: boolean;
  /** For winning an evening, on top; several winners as `equal` says, and with points each of them. */
  readonly winnerBonus?: Rational;
  readonly tieBreaks: readonly SeasonTieBreak[];
  /** The season's seed; lots come from it. */
  readonly seed: string;
  readonly ranks?: RankStyle;
}

/** In the order in which the evenings were held. */
export interface SeasonInput {
  readonly players: readonly SeasonPlayer[];
  readonly evenings: readonly SeasonEvening[];
  readonly rules: SeasonRules;
}

/** One evening in a player's line. */
export interface SeasonCell {
  readonly rank: number;
  /** As played. */
  readonly points: Rational;
  /** What it is worth in the season, with bonus. */
  readonly value: Rational;
  readonly bonus: Rational;
  /** Below zero as played, and raised to zero. */
  readonly raised: boolean;
  /** Struck, because enough others are better. */
  readonly dropped: boolean;
}

/** A player's season before he is ranked. */
export interface SeasonRecord {
  readonly player: SeasonPlayer;
  readonly total: Rational;
  /** By evening; missing: he was not there. */
  readonly cells: readonly (SeasonCell | undefined)[];
  readonly starts: number;
  readonly wins: number;
}

interface SeasonTie {
  /** Players with the same total, by id. */
  readonly with: readonly string[];
  readonly steps: readonly TieStep<SeasonTieBreak>[];
  readonly decidedBy?: SeasonTieBreak;
}

export interface SeasonLine extends SeasonRecord {
  readonly rank: number;
  /** Rank after each evening; missing: not ranked then. */
  readonly positions: readonly (number | undefined)[];
  /** Ranks gained (above zero) or lost by the last evening. */
  readonly change?: number;
  readonly tie?: SeasonTie;
}

/** Below the line: not ranked, because starts are missing. */
export interface UnrankedLine extends SeasonRecord {
  /** Above zero. */
  readonly missing: number;
}

export interface SeasonTable {
  readonly ranked: readonly SeasonLine[];
  readonly below: readonly UnrankedLine[];
}
