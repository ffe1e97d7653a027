import { HALF } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** A Dreier that announces a bird. */
export const besserdreier = positive({
  id: 'besserdreier',
  source: 'tirol §15',
  parties: 'alone',
  talon: HALF,
  bird: 'any',
});
