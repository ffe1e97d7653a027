import { TWO_CARDS } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** Two cards of the open talon; tarock is no trump. */
export const farbenzweier = colour({ id: 'farbenzweier', source: 'tirol §15', talon: TWO_CARDS });
