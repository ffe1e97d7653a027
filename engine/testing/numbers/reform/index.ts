import type { NumberCases } from '../proofs.ts';
import { OF_BONUSES } from './bonuses.ts';
import { OF_EACH } from './each.ts';
import { OF_CARDS } from './faces.ts';
import { IN_FURTHER_LESSONS } from './further-lessons.ts';
import { IN_GOAL_LESSONS } from './goal-lessons.ts';
import { OF_GOALS } from './goals.ts';
import { OF_KONTRA } from './kontra.ts';
import { IN_LESSONS } from './lessons.ts';
import { OF_OWN_WAYS } from './own-ways.ts';
import { OF_RING } from './ring.ts';
import { IN_RULE_BOOK } from './rule-book.ts';

/** Every sentence of Reform Tarock that has a number. */
export const REFORM_NUMBERS: NumberCases = {
  cardNames: [],
  sentences: {
    ...IN_LESSONS,
    ...IN_FURTHER_LESSONS,
    ...IN_GOAL_LESSONS,
    ...OF_CARDS,
    ...OF_KONTRA,
    ...OF_BONUSES,
    ...OF_EACH,
    ...OF_OWN_WAYS,
    ...OF_GOALS,
    ...OF_RING,
    ...IN_RULE_BOOK,
  },
};
