import { text } from '#engine/core/text.ts';

/** What evenings are called (`evenings.ts`). */
export const EVENING_TEXTS = {
  club: text('Klubabend: 2 Runden zu 36, zu viert 48', 'Club evening: 2 rounds of 36, or 48 at four'),
  'one-bank': text('Jede Runde, bis einer nichts mehr hat', 'Each round until somebody has nothing left'),
  'one-pot': text('Jede Runde, bis die Kasse leer ist', 'Each round until the pot is empty'),
};
