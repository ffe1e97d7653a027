import type { Rational } from '#engine/core/rational.ts';
import type { SeasonRules, SeasonTieBreak } from '../format/season-rules.ts';
import type { TieStep } from '../standings/ranking.ts';

/** A player of the season, with the same id at every evening. */
export interface SeasonPlayer {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** A player's result of one evening. */
export interface EveningResult {
  readonly player: string;
  readonly points: Rational;
  /** In the evening's standings, from 1; ties share the better rank and the next ranks are skipped. */
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

/** Evenings in the order in which they were held. */
export interface SeasonInput {
  readonly players: readonly SeasonPlayer[];
  readonly evenings: readonly SeasonEvening[];
  readonly rules: SeasonRules;
}

/** One evening in a player's row. */
export interface SeasonCell {
  readonly rank: number;
  /** As played. */
  readonly points: Rational;
  /** What it is worth in the season, with bonus. */
  readonly value: Rational;
  readonly bonus: Rational;
  /** Below zero as played, and raised to zero. */
  readonly raised: boolean;
  /** Dropped because enough others are better. */
  readonly dropped: boolean;
}

/** A player's season before ranking. */
export interface SeasonRecord {
  readonly player: SeasonPlayer;
  readonly total: Rational;
  /** By evening; missing: the player was absent. */
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
  /** Ranks gained (positive) or lost at the last evening. */
  readonly change?: number;
  readonly tie?: SeasonTie;
}

/** Below the line: not ranked because starts are missing. */
export interface UnrankedLine extends SeasonRecord {
  /** Positive. */
  readonly missing: number;
}

export interface SeasonTable {
  readonly ranked: readonly SeasonLine[];
  readonly below: readonly UnrankedLine[];
}
