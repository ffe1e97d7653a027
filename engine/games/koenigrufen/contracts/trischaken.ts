import { LEAST_POINTS } from '../parts/goal.ts';
import { TRISCHAKEN } from '../parts/play.ts';
import { openTalon, TO_TRICKS } from '../parts/talon.ts';
import type { Contract } from './contract.ts';

/** Forehand's other game after three passes: all play for themselves and avoid card points. */
export const trischaken: Contract = {
  id: 'trischaken',
  source: 'tirol §4, rank 2; §8.4',
  bid: 'forehand-choice',
  parties: 'each-for-self',
  // For points, everybody may first exchange a card.
  way: (options) => [
    ...(options['trischaken-positive'] ? [{ phase: 'exchange', open: openTalon } as const] : []),
    'tricks',
  ],
  talon: TO_TRICKS,
  lead: 'forehand',
  play: TRISCHAKEN,
  goal: LEAST_POINTS,
  solo: false,
  open: 'nobody',
  bonuses: 'none',
};
