import { sack } from './sack.ts';

/** 46 points, 45 and two leaves. */
export const sack1 = sack({ id: 'sack1', source: 'tirol §1, §6.1', thirds: 137 });
