import { tricksWonBy } from '#engine/judging/played.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Goal } from './goal.ts';

/** No trick at all; a kontra turns nothing round (bavarian §4, §6, B5). */
export const noTrick: Goal = {
  counts: 'tricks',
  count: (deal) => ({ noTrick: tricksWonBy(deal, 'declarer').length === 0 }),
  judge: (_options, _game, counted) => ({ result: counted.noTrick ? 'made' : 'lost' }),
  isOver: (options, game, tricks) =>
    options['bettel-stops-at-first-trick'] && tricks.some(({ winner }) => sideOf(game, winner) === 'declarer'),
};
