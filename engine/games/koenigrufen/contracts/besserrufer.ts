import { besserrufer as announcing } from './contract.ts';

/** One bid for every bird in the dealt hand; it is named before play (Upper Austria). */
export const besserrufer = announcing({ id: 'besserrufer', source: 'tirol §14', bird: 'any' });
