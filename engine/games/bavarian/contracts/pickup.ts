import { SUITS } from '#engine/decks/deck-36.ts';
import { cardPoints } from '../goals/points.ts';
import { fromHaferl } from '../prices/haferl.ts';
import type { CallIn, Contract } from './contract.ts';

/** The lowest game of Haferltarock: three cards from the stock, trumps after it, paid by the pot (bavarian §4). */
export const pickup = {
  id: 'pickup',
  source: 'bavarian §4, §5',
  call: 'play',
  way: ['exchange', 'trump', 'kontra', 'tricks'],
  usesStock: true,
  trumps: (options) => (options['pickup-trump'] === 'any' && options.berliner !== 'hearts' ? SUITS : ['H']),
  goal: cardPoints,
  price: fromHaferl,
} as const satisfies Contract<CallIn<'points'>>;
