import { text } from '#engine/core/text.ts';
import { bettel } from './bettel.ts';
import type { Contract } from './contract.ts';

/** As Bettel, for exactly one trick. */
export const piccolo: Contract = {
  ...bettel,
  kind: 'negative',
  id: 'piccolo',
  rank: 10,
  name: text('Piccolo', 'Piccolo'),
  line: text('Allein und ohne Talon genau einen Stich machen.', 'Alone and without the talon, take exactly one trick.'),
  tricks: 1,
};
