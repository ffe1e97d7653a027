import { sack } from './sack.ts';

/** 56 points, 55 and two leaves; it does not include the first sack (R25). */
export const sack2 = sack({ id: 'sack2', source: 'tirol §1, §6.1', thirds: 167 });
