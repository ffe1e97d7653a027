import { absolute, negate, type Rational } from '#engine/core/rational.ts';
import type { TieBreak } from '../format/choices.ts';
import type { SeasonTieBreak } from '../format/season-rules.ts';

type AnyTieBreak = TieBreak | SeasonTieBreak;

/** Whether more or fewer of what a tie-break counts are better. */
const BETTER: Readonly<Record<AnyTieBreak, 'more' | 'fewer'>> = {
  'place-points': 'more',
  points: 'more',
  'best-round': 'more',
  'second-best-round': 'more',
  'deals-won': 'more',
  'fewest-minus-deals': 'fewer',
  'direct-meetings': 'more',
  lot: 'more',
  'evening-rank': 'fewer',
  'best-evening': 'more',
  'second-best-evening': 'more',
  'evenings-won': 'more',
  'all-evenings': 'more',
  'most-starts': 'more',
};

/** A value as it is compared, the higher one being better: below zero where fewer are better. */
export const comparedValue = (by: AnyTieBreak, value: Rational): Rational =>
  BETTER[by] === 'fewer' ? negate(value) : value;

/** A compared value as people count it. */
export const countedValue = (by: AnyTieBreak, value: Rational): Rational =>
  BETTER[by] === 'fewer' ? absolute(value) : value;
