import { ONE_CARD } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Alone with a single card of the talon. */
export const einer = positive({ id: 'einer', source: 'tirol §4, rank 15', parties: 'alone', talon: ONE_CARD });
