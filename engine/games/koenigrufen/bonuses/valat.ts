import { silentBySide, type Bonus } from '../bonus.ts';
import { sideOf } from '../sides.ts';
import { TRICKS } from '../sizes.ts';

const made: Bonus['made'] = ({ tricks, game }, side) =>
  tricks.length === TRICKS && tricks.every(({ winner }) => sideOf(game, winner) === side);

/** The side wins all twelve tricks. It comes on top of the game and puts the possession bonuses aside (tirol §8.2). */
export const valat: Bonus = {
  id: 'valat',
  source: 'tirol §6.1, §8.2',
  kind: 'valat',
  inColour: true,
  made,
  silent: (deal) => silentBySide(deal, made),
};
