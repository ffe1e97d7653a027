import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** Alone, without the talon, and without a trick. */
export const bettel: Contract = {
  kind: 'negative',
  id: 'bettel',
  rank: 9,
  source: 'reform §4, §7.6',
  name: text('Bettel', 'Bettel'),
  line: text('Allein und ohne Talon keinen Stich machen.', 'Alone and without the talon, take no trick.'),
  worth: 10,
  tricks: 0,
  lead: 'declarer',
  side: 'alone',
  talon: { cards: 0, rest: 'out' },
  mode: 'H',
  bonuses: 'S',
  times: 1,
  isForSale: true,
};
