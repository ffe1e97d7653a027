import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';
import { eisenbahner } from './eisenbahner.ts';

/** The same with all hands open after the first trick. */
export const eisenbahnerOuvert: Positive = {
  ...eisenbahner,
  id: 'eisenbahner-ouvert',
  rank: 29,
  name: text('Eisenbahner ouvert', 'Eisenbahner ouvert'),
  line: text(
    'Wie Eisenbahner, nach dem ersten Stich liegen alle Karten offen.',
    'Like Eisenbahner, with all hands open after the first trick.',
  ),
  worth: 18,
  isOpen: true,
};
