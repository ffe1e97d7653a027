import type { Verdict } from '../kernel/score.ts';

/** A game for card points: `needed` or more. */
export const reach = (points: number, needed: number): Verdict => ({
  result: points >= needed ? 'made' : 'lost',
  measure: points,
});

/** A game for an exact number of tricks. */
export const exactly = (tricks: number, wanted: number): Verdict => ({
  result: tricks === wanted ? 'made' : 'lost',
  measure: tricks,
});
