import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';
import { solodreier } from './solodreier.ts';

/** Alone, with one half of the talon unseen, while the other goes round the opponents. */
export const diskreterDreier: Positive = {
  ...solodreier,
  id: 'diskreter-dreier',
  rank: 36,
  source: 'reform §4, §7.10',
  name: text('Diskreter Dreier', 'Diskreter Dreier'),
  line: text(
    'Allein, mit drei Karten aus dem Talon, die sonst niemand sieht; die anderen drei wandern unter den Gegnern weiter.',
    'Alone, with three cards of the talon that nobody else sees; the other three go round the opponents.',
  ),
  worth: 30,
  lead: 'choice',
  talon: { cards: 0, ring: 'last-lays', rest: 'opponents' },
};
