import { expect, test } from 'vitest';
import { dissolve, put, readTarget, showTarget, type Target } from './by-hand.ts';

const TABLES = [
  ['a', 'b', 'c', 'd'],
  ['e', 'f', 'g', 'h'],
];

test('a player moves to another table, to its last seat', () => {
  expect(put(TABLES, 'b', { type: 'table', table: 2 })).toEqual([
    ['a', 'c', 'd'],
    ['e', 'f', 'g', 'h', 'b'],
  ]);
  expect(put(TABLES, 'b', { type: 'table', table: 1 })).toBe(TABLES);
});

test('two change places, seat for seat; a player without a seat takes one', () => {
  expect(put(TABLES, 'b', { type: 'player', player: 'g' })).toEqual([
    ['a', 'g', 'c', 'd'],
    ['e', 'f', 'b', 'h'],
  ]);
  expect(put(TABLES, 'x', { type: 'player', player: 'g' })).toEqual([TABLES[0], ['e', 'f', 'x', 'h']]);
  expect(put(TABLES, 'g', { type: 'player', player: 'x' })).toEqual([TABLES[0], ['e', 'f', 'x', 'h']]);
});

test('a player leaves the round, a table is dissolved', () => {
  expect(put(TABLES, 'h', { type: 'off' })).toEqual([TABLES[0], ['e', 'f', 'g']]);
  expect(dissolve(TABLES, 1)).toEqual([TABLES[1]]);
});

test('targets are read as they are written, and nothing else is', () => {
  const targets: readonly Target[] = [{ type: 'off' }, { type: 'table', table: 12 }, { type: 'player', player: 'p:7' }];
  expect(targets.map((target) => readTarget(showTarget(target)))).toEqual(targets);
  expect(['table:', 'table:x', 'player:', 'hand'].map(readTarget)).toEqual(Array(4).fill(undefined));
});
