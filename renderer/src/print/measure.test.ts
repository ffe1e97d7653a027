import { expect, test } from 'vitest';
import { longestWord, onSheets } from './measure.ts';

const lengths = (heights: readonly number[], available: number): readonly number[] =>
  onSheets(heights, (height) => height, available).map((sheet) => sheet.length);

test('sheets are as few as possible, filled evenly, and in order', () => {
  expect(lengths([], 100)).toEqual([]);
  expect(lengths([10], 100)).toEqual([1]);
  expect(lengths(Array<number>(10).fill(10), 100)).toEqual([10]);
  expect(lengths(Array<number>(11).fill(10), 100)).toEqual([6, 5]);
  expect(lengths(Array<number>(23).fill(10), 100)).toEqual([8, 8, 7]);
  expect(onSheets([60, 60, 30, 50], (height) => height, 100)).toEqual([[60], [60], [30, 50]]);
});

test('anything higher than a sheet gets its own', () => {
  expect(lengths([10, 150, 10], 100)).toEqual([1, 1, 1]);
});

test('the longest word in names, which may end a line after a hyphen', () => {
  expect(longestWord([])).toBe(1);
  expect(longestWord(['Ötzl Ferdl', 'Maria-Magdalena', '😀'])).toBe(9);
});
