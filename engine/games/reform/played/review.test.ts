import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';
import type { PhaseId } from '../names.ts';
import { rulesetOf } from '../ruleset.ts';
import { reviewOf } from './review.ts';

const ruleset = rulesetOf(tableOf(reform, 'reform'));
const at = (phase: PhaseId | null, contract: string): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: {}, known: {}, games: [{ declarer: 0, contract, with: {} }], items: [], phase, end: null },
  ...{ notes: {}, attempts: [], log: [] },
});

test.each<[PhaseId | null, boolean]>([
  ['king-talon', true],
  ['lay', true],
  ['announce', true],
  ['tricks', false],
  ['bird-talk', false],
  ['seven', false],
  ['piles', false],
  ['beating', false],
  ['bluff', false],
  ['value', false],
  // Now it is given away, before the eyes of all (reform §7.9).
  ['share', true],
  [null, true],
])('the talon may be looked at in the phase %s: %s', (phase, isOpen) => {
  expect(reviewOf(ruleset, at(phase, 'apotheker'))).toEqual({ tricks: 'last', talon: isOpen });
});

test.each<PhaseId | null>(['look', 'declare', 'announce', 'tricks', null])(
  'one that the declarer has looked at, in the phase %s, too (reform §5.2)',
  (phase) => expect(reviewOf(ruleset, at(phase, 'spezi')).talon).toBe(true),
);
