import { besserrufer } from './contract.ts';

/** A Rufer with the Quapil announced by the bid. */
export const besserrufer4 = besserrufer({ id: 'besserrufer-4', source: 'tirol §4, rank 16', bird: 'quapil' });
