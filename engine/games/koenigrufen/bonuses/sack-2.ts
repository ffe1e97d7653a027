import { sack } from './sack.ts';

/** 55⅔ points, which are counted as 56; it does not include the first sack (R25). */
export const sack2 = sack({ id: 'sack2', source: 'tirol §1, §6.1', thirds: 167 });
