import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { PhaseId } from '../names.ts';
import { reviewOf } from './review.ts';

test.each<[PhaseId | null, boolean]>([
  ['king-talon', true],
  ['lay', true],
  ['announce', true],
  ['tricks', false],
  ['bird-talk', false],
  ['piles', false],
  ['bluff', false],
  ['value', false],
  // Now it is given away, before the eyes of all (reform §7.9).
  ['share', true],
  [null, true],
])('the talon may be looked at in the phase %s: %s', (phase, isOpen) => {
  const s: State = {
    ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
    ...{ zones: {}, known: {}, games: [], items: [], phase, end: null, notes: {}, attempts: [], log: [] },
  };
  expect(reviewOf(s)).toEqual({ tricks: 'last', talon: isOpen });
});
