import { negative } from './contract.ts';

/** No trick; the declarer's cards are laid open after the first. */
export const bettelSemi = negative({ id: 'bettel-semi', source: 'tirol §4, rank 13', tricks: 0, open: 'declarer' });
