import { text } from '#engine/core/text.ts';
import { ALL_THIRDS } from '../sizes.ts';
import type { Positive } from './contract.ts';
import { diskreterDreier } from './diskreter-dreier.ts';

/** A hundredth of the square of what a side has, the price of a Juwel (reform §7.10). */
export const HUNDREDTH = 100;

/** As Diskreter Dreier, once round the opponents, and worth the square of what the winner has. */
export const juwel: Positive = {
  ...diskreterDreier,
  id: 'juwel',
  rank: 40,
  name: text('Juwel', 'Juwel'),
  line: text(
    'Wie Diskreter Dreier, aber es zählt das Quadrat der Blätter des Gewinners, durch hundert.',
    'As Diskreter Dreier, but the square of the winner’s thirds counts, divided by a hundred.',
  ),
  worth: ALL_THIRDS ** 2 / HUNDREDTH,
  squared: true,
  lead: 'juwelLead',
  talon: { cards: 0, ring: 'first-lays', rest: 'opponents' },
  bonuses: 'no-multiples',
};
