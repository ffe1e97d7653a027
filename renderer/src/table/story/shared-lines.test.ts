import { expect, test } from 'vitest';
import { partsOf } from './shared-lines.ts';

interface Word {
  readonly word: string;
  readonly line?: string;
}
const saidOf = (all: readonly Word[]) =>
  partsOf(all, ({ line }) => line).map((part) => [part.shared, ...part.all.map(({ word }) => word)]);

test('a line that all share is said once, also where some have none', () => {
  expect(saidOf([{ word: 'a', line: 'x' }, { word: 'b' }, { word: 'c', line: 'x' }])).toEqual([['x', 'a', 'b', 'c']]);
});

test('one that only some share is said once before those that follow one another', () => {
  const [a, b, c, d, e] = ['y', 'x', 'x', 'x', 'z'].map((line, i) => ({ word: 'abcde'[i] ?? '', line }));
  expect(saidOf([a, b, c, d, e].flatMap((one) => one ?? []))).toEqual([
    [undefined, 'a'],
    ['x', 'b', 'c', 'd'],
    [undefined, 'e'],
  ]);
});

test('what stands alone stays beside others that do, with its own line or none', () => {
  expect(saidOf([{ word: 'a', line: 'x' }, { word: 'b' }, { word: 'c', line: 'y' }])).toEqual([
    [undefined, 'a', 'b', 'c'],
  ]);
  expect(saidOf([])).toEqual([]);
});
