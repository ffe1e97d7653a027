import { SUITS } from '#engine/decks/deck-36.ts';
import { cardPoints } from '../goals/points.ts';
import { tariff } from '../prices/tariff.ts';
import type { CallIn, Contract } from './contract.ts';

/** The declarer exchanges three cards with the stock; hearts are trumps unless agreed otherwise (R10). */
export const frage = {
  id: 'frage',
  source: 'bavarian §4, §5',
  call: 'play',
  way: ['exchange', 'trump', 'kontra', 'tricks'],
  usesStock: true,
  trumps: (options) => (options['frage-trump'] === 'any' && options.berliner !== 'hearts' ? SUITS : ['H']),
  goal: cardPoints,
  price: tariff('frage'),
} as const satisfies Contract<CallIn<'ladder'>>;

/** Where hearts have a Frage of their own; with a Berliner in hearts only that one is left (R10). */
export const sideFrage: Contract<CallIn<'named'>> = {
  ...frage,
  call: 'bid-frage',
  isPlayed: ({ berliner }) => berliner !== 'hearts',
  trumps: () => ['E', 'G', 'S'],
};

/** A Frage in hearts; it outbids the others and costs the same (R11). */
export const herzfrage: Contract<CallIn<'named'>> = {
  ...frage,
  id: 'herzfrage',
  call: 'bid-herzfrage',
  trumps: () => ['H'],
};
