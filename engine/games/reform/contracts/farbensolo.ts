import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';
import { solodreier } from './solodreier.ts';

/** Alone and without the talon, with tarocks that win only where they are led. */
export const farbensolo: Contract = {
  ...solodreier,
  id: 'farbensolo',
  rank: 23,
  name: text('Farbensolo', 'Farbensolo'),
  line: text(
    'Allein und ohne Talon; Tarock ist eine Farbe wie jede andere.',
    'Alone and without the talon; tarocks are a suit like any other.',
  ),
  lead: 'declarer',
  mode: 'suits',
  bonuses: 'volat',
  times: 1,
};
