import { sumOfPoints } from '../../../decks/deck-36.ts';
import { winsAll } from '../../../judging/played.ts';
import { ALL, defendersPlay, HALF, TARGET, targetIn } from '../counted.ts';
import type { Goal } from './goal.ts';

/**
 * So many card points. The side that spoke last must reach the target itself, so a kontra turns a tie into a win of the
 * declarer; where 60 to 60 is a draw it stays one (bavarian §7.1, R9, B5).
 */
export const cardPoints: Goal = {
  counts: 'points',
  count(deal) {
    const allTricks = winsAll(deal);
    return { points: sumOfPoints(deal.pile('declarer')), ...(allTricks && { allTricks }) };
  },
  judge(options, game, { points = 0 }, doublings) {
    const target = targetIn(game);
    if (options['tie-60'] === 'draw' && target === TARGET && points === HALF)
      return { result: 'draw', measure: points };
    const made = defendersPlay(options, doublings) ? ALL - points < target : points >= target;
    return { result: made ? 'made' : 'lost', measure: points };
  },
};
