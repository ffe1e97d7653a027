import { besserrufer } from './contract.ts';

/** A Rufer with the Pagat announced by the bid. */
export const besserrufer1 = besserrufer({ id: 'besserrufer-1', source: 'tirol §4, rank 5', bird: 'pagat' });
