import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** A king is called, and the talon stays where it is. */
export const solorufer: Contract = {
  kind: 'positive',
  id: 'solorufer',
  rank: 6,
  source: 'reform §4, §7.2',
  name: text('Solorufer', 'Solorufer'),
  line: text('Ein König wird gerufen, ohne den Talon.', 'A king is called, without the talon.'),
  worth: 8,
  lead: 'forehand',
  side: 'king',
  talon: { cards: 0, rest: 'opponents' },
  mode: 'T',
  bonuses: 'all',
  times: 2,
  isForSale: false,
};
