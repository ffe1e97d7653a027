import { SUITS } from '../../../decks/deck-36.ts';
import type { Contract } from '../contract.ts';
import { HIGHEST_RAISE, TARGETS } from '../counted.ts';
import { cardPoints } from '../goals/points.ts';
import { direct } from '../prices/haferl.ts';

/** From the hand with trumps at once, for 61 points or as many more as were bid; the players pay each other (bavarian §4). */
export const hand: Contract = {
  id: 'hand',
  source: 'bavarian §4',
  call: HIGHEST_RAISE,
  from: 'too',
  phases: ['kontra', 'tricks'],
  usesStock: false,
  trumps: () => SUITS,
  targets: TARGETS,
  goal: cardPoints,
  price: direct,
};
