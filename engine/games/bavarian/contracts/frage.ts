import { SUITS } from '../../../decks/deck-36.ts';
import type { Contract } from '../contract.ts';
import { pricedAs } from '../prices.ts';

/** The declarer exchanges three cards with the stock; hearts are trumps unless agreed otherwise (R10). */
export const frage: Contract = {
  id: 'frage',
  source: 'bavarian §4, §5',
  level: 0,
  phases: ['exchange', 'trump', 'kontra', 'tricks'],
  usesStock: true,
  trumps: (options) => (options['frage-trump'] === 'any' && options.berliner !== 'hearts' ? SUITS : ['H']),
  price: pricedAs('frage'),
};
