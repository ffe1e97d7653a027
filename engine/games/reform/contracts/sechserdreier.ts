import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';

/** Alone with the whole talon, which nobody else sees; what is lost is dear. */
export const sechserdreier: Contract = {
  kind: 'positive',
  id: 'sechserdreier',
  rank: 5,
  source: 'reform §4, §7.2',
  name: text('Sechserdreier', 'Sechserdreier'),
  line: text(
    'Allein, mit allen sechs Karten des Talons; verloren kostet es viel mehr.',
    'Alone, with all six cards of the talon; lost, it costs far more.',
  ),
  lastOnly: true,
  worth: 6,
  lost: 20,
  lead: 'forehand',
  side: 'alone',
  talon: { cards: 6, seenBy: 'declarer', rest: 'opponents' },
  mode: 'T',
  bonuses: 'all',
  times: 1,
  isForSale: true,
};
