import { besserrufer } from './contract.ts';

/** A Rufer with the Geier announced by the bid. */
export const besserrufer5 = besserrufer({ id: 'besserrufer-5', source: 'tirol §4, rank 17', bird: 'geier' });
