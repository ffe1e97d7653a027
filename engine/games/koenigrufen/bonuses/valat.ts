import { allTricks } from '#engine/judging/feats.ts';
import type { Bonus } from './bonus.ts';

/** The side wins all twelve tricks. It comes on top of the game and puts the possession bonuses aside (tirol §8.2). */
export const valat: Bonus = {
  id: 'valat',
  source: 'tirol §6.1, §8.2',
  kind: 'valat',
  inColour: true,
  ...allTricks,
};
