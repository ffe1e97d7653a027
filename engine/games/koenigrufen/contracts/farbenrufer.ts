import { HALF } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** A Rufer in which tarock is no trump. */
export const farbenrufer = colour({ id: 'farbenrufer', source: 'tirol §15', parties: 'calls-partner', talon: HALF });
