import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';
import { piccolo } from './piccolo.ts';

/** As Piccolo, with all hands open after the first trick. */
export const piccoloOuvert: Contract = {
  ...piccolo,
  id: 'piccolo-ouvert',
  rank: 22,
  name: text('Piccolo ouvert', 'Piccolo ouvert'),
  line: text(
    'Wie Piccolo, aber nach dem ersten Stich liegen alle Karten offen.',
    'As Piccolo, but after the first trick all hands lie open.',
  ),
  worth: 20,
  isOpen: true,
};
