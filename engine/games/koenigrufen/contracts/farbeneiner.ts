import { ONE_CARD } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** An Einer in which tarock is no trump. */
export const farbeneiner = colour({ id: 'farbeneiner', source: 'tirol §4, rank 14', talon: ONE_CARD });
