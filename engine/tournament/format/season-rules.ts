import type { Rational } from '../../core/rational.ts';
import type { RankStyle } from './choices.ts';
import type { CupTable, EqualRanks } from './cup-points.ts';

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
