import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { race } from '#engine/series/race.ts';
import type { Ruleset } from './ruleset.ts';

/** The points at which a series ends. */
const TARGET = 100;

/** The race, with money for the differences when a series is over (illustrated §9). */
export const seriesOf = ({ options, hasPutRight }: Ruleset): readonly SeriesRule[] => [
  race({
    points: TARGET,
    bonus: options['series-bonus'],
    beyond: options['end-trigger'] === 'exceed',
    playsOn: options['tie-break'] === 'play-on',
    forMoney: true,
    together: hasPutRight('paid-by-who-sat-there'),
  }),
];
