import { POINTS, type ScoreUnit } from '#engine/kernel/words/texts.ts';

/** A misdeal that is paid is rounded to hundredths, but a third of a Tout is not (tuebingen §7.5, TU2). */
export const SCORES: ScoreUnit = { ...POINTS, parts: 'rounded' };
