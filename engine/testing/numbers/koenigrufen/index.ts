import type { NumberCases } from '../proofs.ts';
import { OF_BIDDING } from './bidding.ts';
import { OF_BONUSES } from './bonuses.ts';
import { OF_CARDS } from './cards.ts';
import { OF_CONTRACTS } from './contracts.ts';
import { OF_KONTRA } from './kontra.ts';
import { OF_LESSONS } from './lessons.ts';
import { OF_SERIES } from './series.ts';
import { OF_TRISCHAKEN } from './trischaken.ts';

/** Every sentence of Königrufen that has a number. */
export const KOENIGRUFEN_NUMBERS: NumberCases = {
  // The small red cards are words of one language and digits of the other.
  cardNames: [],
  sentences: {
    ...OF_LESSONS,
    ...OF_CARDS,
    ...OF_BIDDING,
    ...OF_CONTRACTS,
    ...OF_BONUSES,
    ...OF_KONTRA,
    ...OF_TRISCHAKEN,
    ...OF_SERIES,
  },
};
