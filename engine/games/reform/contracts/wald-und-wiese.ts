import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** What a Rufer can become whose king lies in the talon: piles, until one player is left. */
export const waldUndWiese: Contract = {
  kind: 'each',
  id: 'wald-und-wiese',
  rank: null,
  source: 'reform §4, §7.3',
  name: text('Wald und Wiese', 'Wald und Wiese'),
  line: text(
    'Jeder für sich, auf Haufen: Gewonnen hat, wer als Letzter übrig ist.',
    'Everybody alone, on piles: whoever is left at the end wins.',
  ),
  worth: 4,
  lead: 'forehand',
  side: 'each',
  talon: { cards: 0, rest: 'out' },
  mode: 'T',
  way: 'piles',
  counts: 'cards',
  ties: [],
  paid: 'last',
  bonuses: 'none',
  times: 1,
  isForSale: false,
};
