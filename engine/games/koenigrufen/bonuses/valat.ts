import { winsAll } from '#engine/judging/played.ts';
import { type Bonus, silentBySide } from './bonus.ts';

const made: Bonus['made'] = (deal, side) => winsAll(deal) === side;

/** The side wins all twelve tricks. It comes on top of the game and puts the possession bonuses aside (tirol §8.2). */
export const valat: Bonus = {
  id: 'valat',
  source: 'tirol §6.1, §8.2',
  kind: 'valat',
  inColour: true,
  made,
  silent: (deal) => silentBySide(deal, made),
};
