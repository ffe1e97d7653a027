import { expect, test } from 'vitest';
import { FOUR_PLAY } from '#engine/tournament/state/played-game.ts';
import { splitsFor, tablesByHand, usualSplit } from './table-plan.ts';

const rules = (options = {}) => ({ family: 'x', profile: 'y', options, rulesVersion: 1 });
const playedAt = (...tables: number[]) => ({ game: { ...FOUR_PLAY, tables } });

test.each([
  [[4, 5], [5, 'auto'], 'auto'],
  [[3, 4], [3, 4], 3],
  [[4], ['fours'], 'fours'],
  [[3], ['threes'], 'threes'],
  [[3, 4, 5], [3, 4, 5, 'auto'], 'auto'],
] as const)('a game for tables of %j is divided by %j, usually by %s', (tables, splits, usual) => {
  expect(splitsFor(playedAt(...tables))).toEqual(splits);
  expect(usualSplit({ ...playedAt(...tables), rules: rules() })).toBe(usual);
});

test('rules that were agreed for five are played at fives', () =>
  expect(usualSplit({ ...playedAt(4, 5), rules: rules({ 'table-size': 5 }) })).toBe(5));

test('nine people begin with as many empty tables as the game has places for', () => {
  expect(tablesByHand(9, { ...playedAt(4), rules: rules() })).toBe(2);
  expect(tablesByHand(9, { ...playedAt(3), rules: rules() })).toBe(3);
});
