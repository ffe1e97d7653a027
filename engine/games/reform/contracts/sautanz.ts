import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** Everybody alone, face down: a suit is claimed, who is believed to lie is accused, and whoever has most cards when time is up pays. */
export const sautanz: Contract = {
  kind: 'each',
  id: 'sautanz',
  rank: 39,
  source: 'reform §4, §7.3',
  name: text('Sautanz', 'Sautanz'),
  line: text(
    'Jeder für sich, verdeckt und auf Zeit: Wer am Ende die meisten Karten hat, zahlt.',
    'Everybody alone, face down and against the clock: whoever has most cards at the end pays.',
  ),
  without: 'kings-and-tarocks',
  worth: 45,
  lead: 'declarer',
  side: 'each',
  talon: { cards: 0, rest: 'out' },
  mode: 'T',
  way: 'bluff',
  counts: 'cards',
  ties: ['declarer'],
  paid: 'accusers',
  then: 'fixed-round',
  bonuses: 'none',
  times: 1,
  isForSale: false,
};
