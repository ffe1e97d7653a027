import { text } from '#engine/core/text.ts';
import type { ScoreUnit } from '#engine/kernel/words/texts.ts';

/** It is played for money from the start (bavarian §7). */
export const CENTS: ScoreUnit = {
  parts: 'whole',
  name: text('Cent', 'cents'),
  amount: text('{n} Cent', '{n} {n|cent|cents}'),
  withAmount: text('mit {n} Cent', 'with {n} {n|cent|cents}'),
  isSaid: true,
};
