import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { banks } from '#engine/series/banks.ts';
import { payingPot } from '#engine/series/paying-pot.ts';
import type { Ruleset } from './ruleset.ts';

/** The Kasse or the Haferl, where games are paid from one; in the sharp game everybody has a bank (bavarian §8). */
export function seriesOf({ hasPot, payment, options, hasPutRight }: Ruleset): readonly SeriesRule[] {
  if (hasPot)
    return [payingPot({ ante: options['pot-ante'], sharedBy: hasPutRight('shared-by-who-stays') ? 'staying' : 'all' })];
  return payment === 'sharp' ? [banks(options['start-bank'])] : [];
}
