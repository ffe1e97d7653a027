import type { Verdict } from '../kernel/score.ts';

/** A game for card points: so many, or more. */
export const reach = (points: number, needed: number): Verdict => ({
  result: points >= needed ? 'made' : 'lost',
  measure: points,
});

/** A game for an exact number of tricks; `won`: the numbers of those that were won, which show how it ended. */
export const exactly = (won: readonly number[], wanted: number): Verdict => ({
  result: won.length === wanted ? 'made' : 'lost',
  measure: won.length,
  proof: won,
});
