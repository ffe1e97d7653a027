import { colour } from '../contract.ts';
import { NONE } from '../parts/talon.ts';

/** A Solorufer in which tarock is no trump. */
export const farbensolorufer = colour({
  id: 'farbensolorufer',
  source: 'tirol §15',
  parties: 'calls-partner',
  talon: NONE,
  solo: true,
});
