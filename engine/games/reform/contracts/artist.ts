import { text } from '#engine/core/text.ts';
import type { Pictures } from './contract.ts';

/** Alone, towards a hand of three or four equal pictures. */
export const artist: Pictures = {
  kind: 'pictures',
  id: 'artist',
  rank: 19,
  source: 'reform §4, §7.8',
  name: text('Artist', 'Artist'),
  line: text(
    'Allein, mit drei Karten aus dem Talon: Am Ende hat man nur drei oder vier gleiche Bilder in der Hand.',
    'Alone, with three cards of the talon: in the end one holds nothing but three or four equal pictures.',
  ),
  worth: 8,
  dearer: 16,
  lead: 'forehand',
  side: 'alone',
  talon: { cards: 3, seenBy: 'active', rest: 'out' },
  mode: 'T',
  declarerPlays: 'free-skues',
  bonuses: 'none',
  times: 1,
  isForSale: true,
};
