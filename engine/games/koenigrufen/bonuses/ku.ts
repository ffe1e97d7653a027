import { kingUltimo } from '#engine/judging/feats.ts';
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
  ...kingUltimo,
};
