import { text } from '#engine/core/text.ts';
import { TRICKS } from '../sizes.ts';
import type { Contract } from './contract.ts';

/** Everybody alone, with an order of the cards of its own; whoever has most tricks pays the others. */
export const boehmischerTrischaker: Contract = {
  kind: 'each',
  id: 'boehmischer-trischaker',
  rank: 4,
  source: 'reform §4, §7.3',
  name: text('Böhmischer Trischaker', 'Bohemian Trischaker'),
  line: text(
    'Jeder für sich, Bilder stechen Tarock: Wer am meisten Stiche hat, zahlt den anderen.',
    'Everybody alone, pictures beat tarocks: whoever has most tricks pays the others.',
  ),
  lastOnly: true,
  // A point for each trick that was not taken.
  worth: TRICKS,
  dearer: 'less-tricks',
  lead: 'forehand',
  side: 'each',
  talon: { cards: 0, rest: 'out' },
  mode: 'T',
  way: 'tricks',
  counts: 'tricks',
  declares: ['heading', 'trump'],
  order: 'boehmisch',
  ties: ['declarer'],
  paid: 'others',
  then: 'afterTrischaker',
  bonuses: 'none',
  times: 1,
  isForSale: false,
};
