import { cardPoints } from '../goals/points.ts';
import { tariff } from '../prices/tariff.ts';
import type { CallIn, Contract } from './contract.ts';

/** From the hand, in a suit other than hearts; the stock counts for the declarer, unseen until the end. */
export const solo = {
  id: 'solo',
  source: 'bavarian §4',
  call: 'better',
  way: ['kontra', 'tricks'],
  usesStock: false,
  trumps: () => ['E', 'G', 'S'],
  goal: cardPoints,
  price: tariff('solo'),
} as const satisfies Contract<CallIn<'ladder'>>;

/** A solo in hearts; it costs the same and outbids the others (R11). */
export const herzsolo = { ...solo, id: 'herzsolo', call: 'best', trumps: () => ['H'] } as const satisfies Contract<
  CallIn<'ladder'>
>;
