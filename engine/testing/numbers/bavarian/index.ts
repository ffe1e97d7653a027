import type { NumberCases } from '../proofs.ts';
import { IN_HAFERL } from './haferl.ts';
import { IN_LESSONS } from './lessons.ts';
import { IN_RULE_BOOK } from './rule-book.ts';
import { OF_SEATS } from './seats.ts';

/** Every sentence of Bavarian Tarock that has a number. */
export const BAVARIAN_NUMBERS: NumberCases = {
  // The nine, eight, seven and six are in digits where the ten is a word.
  cardNames: [10, 9],
  sentences: { ...IN_LESSONS, ...IN_RULE_BOOK, ...IN_HAFERL, ...OF_SEATS },
};
