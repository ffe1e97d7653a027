import { negative } from './contract.ts';

/** Exactly one trick. */
export const piccolo = negative({ id: 'piccolo', source: 'tirol §4, rank 3', tricks: 1 });
