import type { NumberCases } from '../proofs.ts';
import { OF_BONUSES } from './bonuses.ts';
import { OF_CARDS } from './faces.ts';
import { IN_LESSONS } from './lessons.ts';
import { IN_RULE_BOOK } from './rule-book.ts';

/** Every sentence of Illustrated Tarock that has a number. */
export const ILLUSTRATED_NUMBERS: NumberCases = {
  cardNames: [],
  sentences: { ...IN_LESSONS, ...OF_CARDS, ...OF_BONUSES, ...IN_RULE_BOOK },
};
