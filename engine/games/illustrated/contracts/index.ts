import type { PhaseId } from '../phases/names.ts';
import type { Contract } from './contract.ts';

/** From the end of the exchange on, all contracts of a declarer go the same way. */
const TO_THE_END: readonly PhaseId[] = ['after', 'after-reply', 'after-re', 'melds', 'tricks', 'late-melds'];
const EXCHANGED: readonly PhaseId[] = ['before', 'before-reply', 'before-re', 'talon', 'exchange', ...TO_THE_END];
const OF_A_DECLARER = { hasDeclarer: true, way: EXCHANGED } as const;

/** Every contract of the family, from the lowest up (illustrated §4). */
export const CONTRACTS = {
  dreiblatt: {
    ...OF_A_DECLARER,
    id: 'dreiblatt',
    source: 'illustrated §4, §5',
    times: 1,
    cards: 3,
    parts: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  },
  zweiblatt: {
    ...OF_A_DECLARER,
    id: 'zweiblatt',
    source: 'illustrated §4, §5',
    times: 2,
    cards: 2,
    parts: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  },
  einblatt: {
    ...OF_A_DECLARER,
    id: 'einblatt',
    source: 'illustrated §4, §5',
    times: 3,
    cards: 1,
    parts: [[0, 1, 2, 3, 4, 5]],
  },
  solo: {
    id: 'solo',
    source: 'illustrated §4, §5',
    hasDeclarer: true,
    times: 4,
    cards: 0,
    parts: [],
    way: TO_THE_END,
  },
  trischaken: {
    id: 'trischaken',
    source: 'illustrated §8.5',
    hasDeclarer: false,
    times: 1,
    cards: 0,
    parts: [],
    way: ['tricks'],
  },
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CONTRACTS;

/** Those that can be bid. */
export const BIDS = ['dreiblatt', 'zweiblatt', 'einblatt', 'solo'] as const satisfies readonly ContractId[];
export type Bid = (typeof BIDS)[number];
/** Ends the auction at once. */
export const HIGHEST: Bid = 'solo';
