import { NONE } from '../parts/talon.ts';
import { colour } from './contract.ts';

/** Alone without the talon, tarock is no trump; bonuses count double. */
export const farbensolo = colour({ id: 'farbensolo', source: 'tirol §4, rank 22', talon: NONE, solo: true });
