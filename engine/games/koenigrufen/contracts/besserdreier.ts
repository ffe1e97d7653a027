import { positive } from '../contract.ts';

/** A Dreier that announces a bird. */
export const besserdreier = positive({
  id: 'besserdreier',
  source: 'tirol §15',
  parties: 'alone',
  talon: 'half',
  bird: 'any',
});
