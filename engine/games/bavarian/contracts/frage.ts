import { SUITS } from '../../../decks/deck-36.ts';
import type { Contract } from '../contract.ts';
import { cardPoints } from '../goals/points.ts';
import { tariff } from '../prices/tariff.ts';

/** The declarer exchanges three cards with the stock; hearts are trumps unless agreed otherwise (R10). */
export const frage: Contract = {
  id: 'frage',
  source: 'bavarian §4, §5',
  call: 'play',
  phases: ['exchange', 'trump', 'kontra', 'tricks'],
  usesStock: true,
  trumps: (options) => (options['frage-trump'] === 'any' && options.berliner !== 'hearts' ? SUITS : ['H']),
  goal: cardPoints,
  price: tariff('frage'),
};

/** Where hearts have a Frage of their own; with a Berliner in hearts only that one is left (R10). */
export const sideFrage: Contract = {
  ...frage,
  call: 'bid-frage',
  isPlayed: ({ berliner }) => berliner !== 'hearts',
  trumps: () => ['E', 'G', 'S'],
};

/** A Frage in hearts; it outbids the others and costs the same (R11). */
export const herzfrage: Contract = { ...frage, id: 'herzfrage', call: 'bid-herzfrage', trumps: () => ['H'] };
