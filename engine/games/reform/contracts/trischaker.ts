import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** Everybody alone; whoever has most card points pays the others. */
export const trischaker: Contract = {
  kind: 'each',
  id: 'trischaker',
  rank: 3,
  source: 'reform §4, §7.3',
  name: text('Trischaker', 'Trischaker'),
  line: text(
    'Jeder für sich: Wer am meisten Punkte hat, zahlt den anderen.',
    'Everybody alone: whoever has most points pays the others.',
  ),
  lastOnly: true,
  worth: 4,
  dearer: { fromEnough: 6 },
  forehand: 2,
  lead: 'forehand',
  side: 'each',
  talon: { cards: 0, rest: 'last-trick' },
  mode: 'T',
  way: 'tricks',
  counts: 'thirds',
  declares: ['heading'],
  pagatLast: true,
  ties: ['tricks', 'declarer'],
  paid: 'others',
  virgins: true,
  then: 'afterTrischaker',
  bonuses: 'none',
  times: 1,
  isForSale: false,
};
