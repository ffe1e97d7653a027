import { NONE } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** With a called partner and without the talon; bonuses count double. */
export const solorufer = positive({
  id: 'solorufer',
  source: 'tirol §4, rank 4',
  parties: 'calls-partner',
  talon: NONE,
  solo: true,
});
