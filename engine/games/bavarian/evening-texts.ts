import { text } from '../../core/text.ts';

/** What evenings are called (`evenings.ts`). */
export const EVENING_TEXTS = {
  club: text('Klubabend: 36 Spiele zu dritt, 48 zu viert', 'Club evening: 36 deals at three, 48 at four'),
  'one-pot': text('Jede Runde, bis die Kasse leer ist', 'Each round until the pot is empty'),
};
