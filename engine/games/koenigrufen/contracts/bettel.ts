import { negative } from './contract.ts';

/** No trick at all. */
export const bettel = negative({ id: 'bettel', source: 'tirol §4, rank 7', tricks: 0 });
