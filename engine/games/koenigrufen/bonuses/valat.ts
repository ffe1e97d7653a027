import { must } from '../../../core/assert-never.ts';
import type { Bonus } from '../bonus.ts';
import { sideOf, type Side } from '../sides.ts';

const ALL = 12;
const SIDES: readonly Side[] = ['declarer', 'defenders'];

const made: Bonus['made'] = ({ tricks, game }, side) =>
  tricks.length === ALL && tricks.every(({ winner }) => sideOf(game, winner) === side);

/** The side wins all twelve tricks. It comes on top of the game and puts the possession bonuses aside (tirol §8.2). */
export const valat: Bonus = {
  id: 'valat',
  source: 'tirol §6.1, §8.2',
  kind: 'valat',
  inColour: true,
  made,
  silent: (deal) => {
    const side = SIDES.find((one) => made(deal, one));
    return side && { by: must(deal.members(side)[0], 'a member'), made: true };
  },
};
