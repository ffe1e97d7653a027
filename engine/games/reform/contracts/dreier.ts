import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';

/** Alone against three, with three cards of the talon, or with more for more. */
export const dreier: Positive = {
  kind: 'positive',
  id: 'dreier',
  rank: 20,
  source: 'reform §4, §7.2',
  name: text('Dreier', 'Dreier'),
  line: text('Allein, mit drei Karten aus dem Talon.', 'Alone, with three cards of the talon.'),
  worth: 10,
  lead: 'forehand',
  side: 'alone',
  talon: { cards: 3, seenBy: 'active', rest: 'opponents' },
  mode: 'T',
  bonuses: 'all',
  times: 1,
  isForSale: true,
};
