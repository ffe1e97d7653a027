import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { Check, DealResult, TableState } from '#engine/tournament/state/types.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { cellOf, cellWord } from './cells.ts';

const AT = '2026-11-21T18:00:00.000Z';
const deal = (n: number, check?: Check): DealResult => ({
  deal: n,
  row: { dealer: 0, contract: 'rufer', bonuses: [] } as unknown as DealResult['row'],
  settlement: [],
  source: 'entered',
  at: AT,
  ...(check && { check }),
});
const table = (results: readonly DealResult[], more: Partial<TableState> = {}): TableState => ({
  table: 1,
  players: ['p1', 'p2', 'p3', 'p4'],
  holders: ['person', 'person', 'person', 'person'],
  deals: 2,
  results,
  ...more,
});
const RUNNING = { phase: 'running' } as const;
const kind = (state: TableState, format: Partial<Format> = {}) =>
  cellOf({ ...DEFAULT_FORMAT, ...format }, RUNNING, state).kind;
const total = (check?: { by: string; agrees: boolean }) => ({
  total: { points: [3, -1, -1, -1].map((n) => rational(n)), deals: 2, at: AT, ...(check && { check }) },
});

test('deals come in one by one until the table is finished', () => {
  expect(kind(table([]))).toBe('none');
  expect(kind(table([deal(1)]))).toBe('some');
  expect(kind(table([deal(1), deal(2)]))).toBe('done');
});

test('a draft is only a draft', () => {
  expect(cellOf(DEFAULT_FORMAT, { phase: 'draft' }, table([])).kind).toBe('draft');
});

test('a finished but unchecked table is not done', () => {
  const checked = { by: 'Eva', agrees: true };
  expect(kind(table([deal(1), deal(2)]), { secondEntry: true })).toBe('unchecked');
  expect(kind(table([deal(1, checked), deal(2, checked)]), { secondEntry: true })).toBe('done');
});

test('differing entries stand out at once, finished or not', () => {
  expect(kind(table([deal(1, { by: 'Eva', agrees: false })]))).toBe('differs');
  expect(kind(table([], total({ by: 'Eva', agrees: false })), { entry: 'totals' })).toBe('differs');
});

test('totals finish a table if only they are required, and are missing if both are', () => {
  expect(kind(table([], total()), { entry: 'totals' })).toBe('done');
  expect(kind(table([deal(1), deal(2)]), { entry: 'both' })).toBe('total');
  expect(kind(table([deal(1), deal(2)], total()), { entry: 'both' })).toBe('done');
});

test('every cell has its word', () => {
  const cell = cellOf(DEFAULT_FORMAT, RUNNING, table([deal(1)], { deals: 16 }));
  expect(cellWord(cell, CATALOGUES.de)).toBe('1 von 16');
  expect(cellWord({ ...cell, kind: 'differs' }, CATALOGUES.de)).toBe('weicht ab');
});
