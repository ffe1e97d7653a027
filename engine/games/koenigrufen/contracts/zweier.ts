import { TWO_CARDS } from '../parts/talon.ts';
import { positive } from './contract.ts';

/** Alone against three with two cards of the open talon. */
export const zweier = positive({ id: 'zweier', source: 'tirol §15', parties: 'alone', talon: TWO_CARDS });
