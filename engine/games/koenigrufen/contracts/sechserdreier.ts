import { ALL_SIX } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Forehand's first word: alone with the whole talon, unseen; lost, it costs twice. */
export const sechserdreier = positive({
  id: 'sechserdreier',
  source: 'tirol §4, rank 8',
  bid: 'forehand-first',
  parties: 'alone',
  talon: ALL_SIX,
  lostTimes: 2,
});
