import { besserrufer } from './contract.ts';

/** A Rufer with the Kakadu announced by the bid. */
export const besserrufer3 = besserrufer({ id: 'besserrufer-3', source: 'tirol §4, rank 11', bird: 'kakadu' });
