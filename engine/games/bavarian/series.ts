import type { SeriesRule } from '../../kernel/series-rule.ts';
import { payingPot } from '../../series/paying-pot.ts';
import type { Options } from './options.ts';

/** The Kasse: only payments by points have a pot to pay from (bavarian §8). */
export const seriesOf = ({ payment, 'pot-ante': ante }: Options): readonly SeriesRule[] =>
  payment === 'points' ? [payingPot({ ante })] : [];
