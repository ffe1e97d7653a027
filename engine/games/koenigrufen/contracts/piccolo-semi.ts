import { negative } from './contract.ts';

/** Exactly one trick; the declarer's cards are laid open after the first. */
export const piccoloSemi = negative({ id: 'piccolo-semi', source: 'tirol §4, rank 12', tricks: 1, open: 'declarer' });
