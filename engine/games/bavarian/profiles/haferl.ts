import { hand } from '../contracts/hand.ts';
import { pickup } from '../contracts/pickup.ts';
import { STOCK_THIRD } from '../deal/packets.ts';
import type { Profile } from './profile.ts';

/** Haferltarock: points are bid, no suit is above the others, and the lowest game is paid by the pot (bavarian §3.1, §8). */
export const haferl: Profile<'points'> = {
  id: 'haferl',
  packets: STOCK_THIRD,
  payment: 'haferl',
  contracts: [pickup, hand],
  options: { auction: 'points', 're-raise': true, 'tie-60': 'declarer-loses', 'pot-ante': 50 },
};

/** The same where only the dealer may take up the stock (bavarian §3.3). */
export const berliner: Profile<'points'> = {
  ...haferl,
  id: 'berliner',
  options: { ...haferl.options, berliner: 'on' },
};
