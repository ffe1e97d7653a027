import { sumOfPoints } from '#engine/decks/deck-36.ts';
import { winsAll } from '#engine/judging/played.ts';
import { isDrawn, neededIn } from '../played/counted.ts';
import type { Goal } from './goal.ts';

/** Won by card points (bavarian §7.1). */
export const cardPoints: Goal = {
  counts: 'points',
  count(deal) {
    const allTricks = winsAll(deal);
    return { points: sumOfPoints(deal.pile('declarer')), ...(allTricks && { allTricks }) };
  },
  judge(options, game, { points = 0 }, doublings) {
    if (isDrawn(options, game, points)) return { result: 'draw', measure: points };
    const made = points >= neededIn(options, game, doublings).enough;
    return { result: made ? 'made' : 'lost', measure: points };
  },
};
