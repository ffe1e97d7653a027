import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';

/** Alone, towards a hand of one suit that is named beforehand: the play ends when it is reached, or when somebody else was faster. */
export const eisenbahner: Positive = {
  kind: 'positive',
  id: 'eisenbahner',
  rank: 7,
  source: 'reform §4, §7.7',
  name: text('Eisenbahner', 'Eisenbahner'),
  line: text(
    'Allein und ohne Talon: Wer nur mehr seine eine Farbe in der Hand hat, fährt ab, und dann wird gezählt.',
    'Alone and without the talon: whoever holds nothing but their one suit departs, and then points are counted.',
  ),
  worth: 9,
  lead: 'forehand',
  side: 'alone',
  talon: { cards: 0, rest: 'opponents' },
  mode: 'T',
  declares: ['suit'],
  train: { brake: true, missed: 2 },
  bonuses: 'E',
  times: 1,
  isForSale: true,
};
