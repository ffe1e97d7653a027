import { NONE } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Alone against three without the talon; bonuses count double. */
export const solodreier = positive({
  id: 'solodreier',
  source: 'tirol §4, rank 23',
  parties: 'alone',
  talon: NONE,
  solo: true,
});
