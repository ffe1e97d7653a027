import { NONE } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** A Solorufer in which tarock is no trump. */
export const farbensolorufer = colour({
  id: 'farbensolorufer',
  source: 'tirol §15',
  parties: 'calls-partner',
  talon: NONE,
  solo: true,
});
