import type { Verdict } from '#engine/kernel/score.ts';
import type { BonusId } from '../bonuses.ts';
import { BONUSES } from '../bonuses.ts';
import type { Options } from '../options/options.ts';

/** Card points by thirds of a point: a third is dropped, two thirds become a whole one (illustrated §1). */
export const pointsOf = (thirds: number): number => Math.floor((thirds + 1) / 3);

/** Points from which the declarer has won, and from which they are counted above or below. */
export const WON = 36;
const EVEN = 35;

export const judge = (thirds: number): Verdict & { readonly measure: number } => ({
  result: pointsOf(thirds) >= WON ? 'made' : 'lost',
  measure: thirds,
});

/** Points above or below 35 (illustrated §8.1). */
export const excessOf = (thirds: number): number => Math.abs(pointsOf(thirds) - EVEN);

/** Whether a promised number of points was made; with exact thresholds, a third more is needed (illustrated §10, I10). */
export function reaches({ thresholds }: Options, bonus: BonusId, thirds: number): boolean {
  const { about } = BONUSES[bonus];
  if (about.kind !== 'points') return false;
  return thresholds === 'exact' ? thirds >= 3 * about.points : pointsOf(thirds) >= about.points;
}
