import type { NumberCases } from '../proofs.ts';
import { IN_LESSONS } from './lessons.ts';
import { IN_RULE_BOOK } from './rule-book.ts';
import { OF_STRAFEN } from './strafen.ts';

/** Every sentence of Tübingen Tarock that has a number. */
export const TUEBINGEN_NUMBERS: NumberCases = {
  // The 21 and the 1 are words in German where they are digits in English.
  cardNames: [21],
  sentences: { ...IN_LESSONS, ...IN_RULE_BOOK, ...OF_STRAFEN },
};
