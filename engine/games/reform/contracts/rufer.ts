import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** Forehand's game after three passes: a king is called, three cards are exchanged. */
export const rufer: Contract = {
  kind: 'positive',
  id: 'rufer',
  rank: 1,
  source: 'reform §4, §7.2',
  name: text('Rufer', 'Rufer'),
  line: text(
    'Ein König wird gerufen, drei Karten werden getauscht.',
    'A king is called and three cards are exchanged.',
  ),
  lastOnly: true,
  worth: 4,
  worthAlone: 2,
  becomes: 'wald-und-wiese',
  lead: 'forehand',
  side: 'king',
  talon: { cards: 3, seenBy: 'active', rest: 'opponents' },
  mode: 'T',
  bonuses: 'all',
  times: 1,
  isForSale: false,
  unplayedIfQuiet: true,
};
