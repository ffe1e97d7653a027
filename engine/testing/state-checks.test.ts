import { expect, it } from 'vitest';
import { jsonChecker } from './state-checks.ts';

it('takes what JSON keeps, however often it is met', () => {
  const isJson = jsonChecker();
  const shared = { cards: ['T1', 'T21'], count: 0, none: null };
  expect(isJson([shared, { again: shared }, true, 'word', 1.5])).toBe(true);
  expect(isJson(shared)).toBe(true);
});

it.each([
  ['a field without a value', { pot: undefined }],
  ['not a number', { points: NaN }],
  ['no end', { points: -Infinity }],
  ['minus zero', { points: -0 }],
  ['a gap in a list', { cards: Array<string>(2) }],
  ['a set', { cards: new Set(['T1']) }],
  ['a date', { at: new Date(0) }],
  ['a function', { show: () => 1 }],
  ['a key that is no text', { [Symbol('hidden')]: 1 }],
])('finds %s, deep inside too', (_, value) => {
  expect(jsonChecker()({ sound: [1], deep: [{ value }] })).toBe(false);
});
