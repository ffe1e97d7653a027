import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';
import { eisenbahner } from './eisenbahner.ts';

/** The same without a brake, with all twelve cards in an order that is fixed before the first trick. */
export const fahrtInsBlaue: Positive = {
  ...eisenbahner,
  id: 'fahrt-ins-blaue',
  rank: 8,
  name: text('Fahrt ins Blaue', 'Fahrt ins Blaue'),
  line: text(
    'Wie Eisenbahner, aber die Reihenfolge der eigenen Karten steht vorher fest.',
    'Like Eisenbahner, but the order of one’s own cards is fixed beforehand.',
  ),
  worth: 27,
  declares: ['suit', 'order'],
  declarerPlays: 'fixed-order',
  train: { missed: 2 },
};
