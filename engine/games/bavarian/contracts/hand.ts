import { must } from '#engine/core/assert-never.ts';
import { SUITS } from '#engine/decks/deck-36.ts';
import { RAISES } from '../auction/calls.ts';
import { cardPoints } from '../goals/points.ts';
import { TARGETS } from '../played/counted.ts';
import { direct } from '../prices/haferl.ts';
import type { CallIn, Contract } from './contract.ts';

/** From the hand with trumps at once, for 61 points or as many more as were bid; the players pay each other (bavarian §4). */
export const hand = {
  id: 'hand',
  source: 'bavarian §4',
  call: must(RAISES.at(-1), 'a raise'),
  from: 'too',
  way: ['kontra', 'tricks'],
  usesStock: false,
  trumps: () => SUITS,
  targets: TARGETS,
  goal: cardPoints,
  price: direct,
} as const satisfies Contract<CallIn<'points'>>;
