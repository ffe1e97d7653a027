import { fromEnd, type PlayedDeal } from '#engine/judging/played.ts';
import { TRICKS } from '../sizes.ts';
import type { Bonus } from './bonus.ts';

/** König ultimo: the called king falls in the last trick and the declarer's side wins it (tirol §6.1). */
export const ku: Bonus = {
  id: 'ku',
  source: 'tirol §6.1',
  kind: 'course',
  inColour: false,
  calledKing: 'declarer',
  promise: { trick: TRICKS, bird: false },
  made: (deal, side) => side === 'declarer' && kingInLastTrick(deal)?.winner === 'declarer',
  silent: (deal) => {
    const king = kingInLastTrick(deal);
    return king && { by: deal.game.declarer, made: king.winner === 'declarer' };
  },
};

function kingInLastTrick(deal: PlayedDeal): ReturnType<PlayedDeal['inTrick']> {
  return deal.game.called === undefined ? undefined : fromEnd(deal, 1, deal.game.called);
}
