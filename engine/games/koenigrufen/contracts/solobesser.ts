import { NONE } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** A Besserrufer without the talon; bonuses count double. */
export const solobesser = positive({
  id: 'solobesser',
  source: 'tirol §15',
  parties: 'calls-partner',
  talon: NONE,
  solo: true,
  bird: 'any',
});
