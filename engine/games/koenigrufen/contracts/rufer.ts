import { HALF } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Forehand's game after three passes: a king is called, a half of the talon taken. */
export const rufer = positive({
  id: 'rufer',
  source: 'tirol §4, rank 1',
  bid: 'forehand-choice',
  parties: 'calls-partner',
  talon: HALF,
});
