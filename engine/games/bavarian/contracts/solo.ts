import type { Contract } from '../contract.ts';
import { pricedAs } from '../prices.ts';

/** From the hand, in a suit other than hearts; the stock counts for the declarer, unseen until the end. */
export const solo: Contract = {
  id: 'solo',
  source: 'bavarian §4',
  level: 1,
  phases: ['kontra', 'tricks'],
  usesStock: false,
  trumps: () => ['E', 'G', 'S'],
  price: pricedAs('solo'),
};
