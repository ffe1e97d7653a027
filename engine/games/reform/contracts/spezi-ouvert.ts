import { text } from '#engine/core/text.ts';
import type { FirstAndLast } from './contract.ts';
import { spezi, wechselspezi } from './spezi.ts';

/** The same with all hands open after the first trick. */
export const speziOuvert: FirstAndLast = {
  ...spezi,
  id: 'spezi-ouvert',
  rank: 26,
  name: text('Spezi ouvert', 'Spezi ouvert'),
  line: text(
    'Wie Spezi, aber nach dem ersten Stich liegen alle Karten offen.',
    'As Spezi, but after the first trick all hands lie open.',
  ),
  worth: 20,
  isOpen: true,
};
export const wechselspeziOuvert: FirstAndLast = {
  ...wechselspezi,
  id: 'wechselspezi-ouvert',
  rank: 27,
  name: text('Wechselspezi ouvert', 'Wechselspezi ouvert'),
  line: text(
    'Wie Wechselspezi, aber nach dem ersten Stich liegen alle Karten offen.',
    'As Wechselspezi, but after the first trick all hands lie open.',
  ),
  worth: 20,
  isOpen: true,
};
