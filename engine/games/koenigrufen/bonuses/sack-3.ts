import { sack } from './sack.ts';

/** The third sack (Dreifachsack): 66 points, 65 and two leaves (tirol §15). */
export const sack3 = sack({ id: 'sack3', source: 'tirol §15', thirds: 197 });
