import { text } from '#engine/core/text.ts';
import type { Positive } from './contract.ts';
import { dreier } from './dreier.ts';

/** Alone against three, without the talon. */
export const solodreier: Positive = {
  ...dreier,
  id: 'solodreier',
  rank: 34,
  name: text('Solodreier', 'Solodreier'),
  line: text('Allein und ohne Talon.', 'Alone and without the talon.'),
  worth: 20,
  talon: { cards: 0, rest: 'opponents' },
  times: 2,
};
