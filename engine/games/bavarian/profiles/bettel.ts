import { bettel } from '../contracts/bettel.ts';
import { herzfrage, sideFrage } from '../contracts/frage.ts';
import { herzsolo, solo } from '../contracts/solo.ts';
import { STOCK_FIRST } from '../deal/packets.ts';
import type { Profile } from './profile.ts';

/** Games are bid for by name, and the highest is Bettel (bavarian §3.1, R5). */
export const withBettel: Profile<'named'> = {
  id: 'bettel',
  packets: STOCK_FIRST,
  contracts: [sideFrage, herzfrage, { ...solo, call: 'bid-solo' }, { ...herzsolo, call: 'bid-herzsolo' }, bettel],
  options: { auction: 'named', payment: 'fixed', bettel: true },
};
