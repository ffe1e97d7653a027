import { strengthTenLow } from '#engine/decks/deck-36.ts';
import { noTrick } from '../goals/no-trick.ts';
import { bettelPrice } from '../prices/bettel.ts';
import type { CallIn, Contract } from './contract.ts';

/** Not a single trick; nobody touches the stock, there are no trumps, and the ten is low (bavarian §1, §4, R12). */
export const bettel = {
  id: 'bettel',
  source: 'bavarian §1, §4',
  call: 'bid-bettel',
  way: ['kontra', 'tricks'],
  usesStock: false,
  isPlayed: (options) => options.bettel,
  trumps: () => [],
  strength: strengthTenLow,
  goal: noTrick,
  price: bettelPrice,
} as const satisfies Contract<CallIn<'named'>>;
