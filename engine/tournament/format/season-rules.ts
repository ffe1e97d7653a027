import type { Rational } from '#engine/core/rational.ts';
import type { RankStyle } from './choices.ts';
import type { CupTable, EqualRanks } from './cup-points.ts';

/** The tie-breaks of a season; tie-breaks.ts defines them. */
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
  /** What an evening is worth: its points, or points for the rank by a table. */
  readonly counts:
    { readonly by: 'points' } | { readonly by: 'rank'; readonly table: CupTable; readonly equal: EqualRanks };
  /** How many of the best evenings count; missing: all. */
  readonly best?: number;
  /** Minimum number of starts to be ranked; missing: none. */
  readonly minimumStarts?: number;
  /** The minimum applies from this many evenings on; missing: as soon as somebody can have reached it. */
  readonly lineFrom?: number;
  /** An evening with a negative result counts as zero. */
  readonly negativeIsZero?: boolean;
  /** Added for winning an evening; several winners as `equal` says, or with points, each of them in full. */
  readonly winnerBonus?: Rational;
  readonly tieBreaks: readonly SeasonTieBreak[];
  /** The season's seed for drawing lots. */
  readonly seed: string;
  readonly ranks?: RankStyle;
}
