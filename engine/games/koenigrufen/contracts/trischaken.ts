import type { Contract } from '../contract.ts';

/** Forehand's other game after three passes: everybody avoids card points, each for himself. */
export const trischaken: Contract = {
  id: 'trischaken',
  source: 'tirol §4, rank 2; §8.4',
  bid: 'forehand-choice',
  parties: 'each-for-self',
  talon: 'to-tricks',
  lead: 'forehand',
  play: 'negative',
  goal: 'least-points',
  solo: false,
  open: 'nobody',
  bonuses: 'none',
};
