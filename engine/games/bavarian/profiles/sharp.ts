import { PACK_24 } from '#engine/decks/deck-24.ts';
import { sharpFrage, sharpHerzsolo, sharpSolo } from '../contracts/sharp.ts';
import { STOCK_SECOND } from '../deal/packets.ts';
import type { Profile } from './profile.ts';

/** Sharp Tarock: 24 cards, one round of bidding, everybody with a bank of their own (bavarian §3.2, §8). */
export const sharp: Profile<'sharp'> = {
  id: 'sharp',
  pack: PACK_24,
  packets: STOCK_SECOND,
  payment: 'sharp',
  contracts: [sharpFrage, sharpSolo, sharpHerzsolo],
  options: { auction: 'sharp', 'tie-60': 'declarer-loses', 'kontra-max': 0 },
};
