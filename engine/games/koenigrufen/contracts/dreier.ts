import { HALF } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Alone against three with a half of the talon. */
export const dreier = positive({ id: 'dreier', source: 'tirol §4, rank 10', parties: 'alone', talon: HALF });
