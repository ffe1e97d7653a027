import { bettel } from '../contracts/bettel.ts';
import { frage } from '../contracts/frage.ts';
import { herzsolo, solo } from '../contracts/solo.ts';
import { STOCK_FIRST } from '../deal/packets.ts';
import type { Profile } from './profile.ts';

/**
 * Simple Tarock: points above or below 60 are paid, from a pot where the declarer wins (bavarian §7.2, §8). Where a Bettel is
 * agreed on, every call leaves it open: it is the highest game and has no call of its own (B24).
 */
export const simplePoints: Profile<'ladder'> = {
  id: 'simple-points',
  packets: STOCK_FIRST,
  contracts: [frage, solo, herzsolo, { ...bettel, call: 'best' }],
  options: { auction: 'ladder', payment: 'points' },
};
