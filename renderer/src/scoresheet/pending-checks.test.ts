import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { FOUR_PLAY } from '#engine/tournament/state/played-game.ts';
import type { EveningState, RoundState, RoundTotal, TableState } from '#engine/tournament/state/types.ts';
import { changesByTotal } from './form/consequences.ts';
import { checksDue, isSameWriter, nextDeal, nextTotal, stepOf } from './pending-checks.ts';

const total = (a: number, more: Partial<RoundTotal> = {}): RoundTotal => ({
  points: [rational(a), rational(-a)],
  deals: 16,
  at: '',
  ...more,
});
const table = (number: number, more: Partial<TableState> = {}): TableState => ({
  table: number,
  players: [`a${number}`, `b${number}`],
  holders: ['person', 'person'],
  deals: 16,
  results: [],
  ...more,
});
const evening = (tables: readonly TableState[], phase: RoundState['phase'] = 'running'): EveningState => ({
  purpose: 'club-evening',
  id: 'e',
  origin: 'e',
  name: 'Abend',
  game: FOUR_PLAY,
  rules: { family: 'koenigrufen', profile: 'x', options: {}, rulesVersion: 1 },
  format: { ...DEFAULT_FORMAT, entry: 'totals', secondEntry: true },
  formatChanges: [],
  players: tables.flatMap(({ players }) =>
    players.map((id) => ({ id, name: id, groups: [], presence: 'present' as const, formerly: [] })),
  ),
  registered: 0,
  apart: [],
  teams: [],
  teamCounting: { 2: 2, 4: 4 },
  rounds: [{ round: 1, phase, draw: { method: 'by-hand' }, tables }],
  penalties: [],
  penalised: 0,
  archived: false,
  createdAt: '',
});
const other = { by: 'Josef', agrees: false, other: [rational(1), rational(-1)] };

test('disputed results come first, checked ones are not pending; in a closed round only corrected or disputed ones are', () => {
  const tables = [
    table(1, { total: total(5) }),
    table(2, { total: total(5, { check: other }) }),
    table(3, { total: total(5, { check: { by: 'Josef', agrees: true } }) }),
  ];
  expect(checksDue(evening(tables))).toEqual([
    { round: 1, table: 2, disputed: true },
    { round: 1, table: 1, disputed: false },
  ]);
  expect(checksDue(evening(tables, 'closed'))).toEqual([{ round: 1, table: 2, disputed: true }]);
  const corrected = table(4, { total: total(5, { reason: 'verschrieben' }) });
  expect(checksDue(evening([corrected], 'closed'))).toEqual([{ round: 1, table: 4, disputed: false }]);
});

test('after a table comes the next incomplete one, wrapping around', () => {
  const state = evening([table(1), table(2, { total: total(5) }), table(3)]);
  expect([nextTotal(state, 1, 1), nextTotal(state, 1, 3), nextTotal(state, 1, 2)]).toEqual([3, 1, 3]);
  expect(nextDeal(state, 1, 2)).toEqual({ table: 2, deal: 1 });
  expect(nextTotal(evening([table(1), table(2, { total: total(5) })]), 1, 1)).toBeUndefined();
});

test.each([
  [undefined, 'write'],
  [total(1), 'second'],
  [total(1, { reason: 'verschrieben' }), 'confirm'],
  [total(1, { check: other }), 'decide'],
  [total(1, { check: { by: 'Josef', agrees: true } }), 'done'],
] as const)('%o is to be %s', (written, step) => expect(stepOf(evening([]), written)).toBe(step));

test('without second entries nothing more is asked, with confirmation somebody confirms', () => {
  const format = { ...DEFAULT_FORMAT, secondEntry: false };
  expect(stepOf({ format }, total(1))).toBe('done');
  expect(stepOf({ format: { ...format, confirmation: true } }, total(1))).toBe('confirm');
});

test("a writer's name is compared without case", () =>
  expect([isSameWriter('Maria', ' maria'), isSameWriter('Maria', 'Josef'), isSameWriter(undefined, '')]).toEqual([
    true,
    false,
    false,
  ]));

test('another total moves ranks, and only those who move are named', () => {
  const state = evening([table(1, { total: total(5) }), table(2, { total: total(9) })], 'closed');
  expect(changesByTotal(state, { round: 1, table: 1 }, total(12)).changes).toEqual([
    { player: 'a1', rankBefore: 2, rankAfter: 1, pointsBefore: '5', pointsAfter: '12' },
    { player: 'a2', rankBefore: 1, rankAfter: 2, pointsBefore: '9', pointsAfter: '9' },
    { player: 'b2', rankBefore: 4, rankAfter: 3, pointsBefore: '-9', pointsAfter: '-9' },
    { player: 'b1', rankBefore: 3, rankAfter: 4, pointsBefore: '-5', pointsAfter: '-12' },
  ]);
});

test('another total changes bills, also of those who keep their points', () => {
  const state = evening([table(1, { total: total(5) }), table(2, { total: total(9) })], 'closed');
  expect(changesByTotal(state, { round: 1, table: 1 }, total(12)).bills).toEqual([]);
  const cash = {
    ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 10, prizes: { type: 'fixed' as const, cents: [300] }, step: 10 },
    ...{ goods: [], pot: null, penaltiesTo: 'house' as const },
  };
  const paid = { ...state, format: { ...state.format, cash } };
  // 5 points are 50 cents, 12 are 120 and the first prize; the first so far loses it.
  expect(changesByTotal(paid, { round: 1, table: 1 }, total(12)).bills).toEqual([
    { player: 'a1', before: 50, after: 420 },
    { player: 'b1', before: -50, after: -120 },
    { player: 'a2', before: 390, after: 90 },
  ]);
});
