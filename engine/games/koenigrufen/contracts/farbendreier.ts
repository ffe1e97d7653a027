import { HALF } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** A Dreier in which tarock is no trump. */
export const farbendreier = colour({ id: 'farbendreier', source: 'tirol §4, rank 9', talon: HALF });
