import { text } from '#engine/core/text.ts';
import { bettel } from './bettel.ts';
import type { Contract } from './contract.ts';

/** As Bettel, with all hands open after the first trick. */
export const bettelOuvert: Contract = {
  ...bettel,
  id: 'bettel-ouvert',
  rank: 21,
  name: text('Bettel ouvert', 'Bettel ouvert'),
  line: text(
    'Wie Bettel, aber nach dem ersten Stich liegen alle Karten offen.',
    'As Bettel, but after the first trick all hands lie open.',
  ),
  worth: 20,
  isOpen: true,
};
