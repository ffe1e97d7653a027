import { besserrufer } from './contract.ts';

/** A Rufer with the Uhu announced by the bid. */
export const besserrufer2 = besserrufer({ id: 'besserrufer-2', source: 'tirol §4, rank 6', bird: 'uhu' });
