import { expect, test } from 'vitest';
import { compare, figuresIn, median, unmatched } from './figures.ts';

test('a median is the middle one, or the mean of the two in the middle', () => {
  expect(median([3])).toBe(3);
  expect(median([9, 1, 3])).toBe(3);
  expect(median([100, 1, 3, 5])).toBe(4);
  expect(median([10, 9, 2])).toBe(9);
  expect(median([])).toBeNaN();
});

test('printed figures are read back, of parts and of plans', () => {
  const printed = [
    'a random deal, played out               1.234 ms   1.000',
    'a decision (Rule player)                0.210 ms   0.170',
    'seating 23 at 55544, 3 rounds            12.5 ms (slowest 20.1)   R 0, Q 0: reached',
    'as good as the best 97.0 %, better 0.0 %',
  ].join('\n');
  expect(figuresIn(printed)).toEqual([
    { name: 'a random deal, played out', ms: 1.234 },
    { name: 'a decision (Rule player)', ms: 0.21 },
    { name: 'seating 23 at 55544, 3 rounds', ms: 12.5 },
  ]);
});

const run = (...figures: readonly (readonly [string, number])[]) => figures.map(([name, ms]) => ({ name, ms }));

test('two series of runs are compared by their medians; one slow run moves nothing', () => {
  const here = [run(['a', 2], ['b', 1]), run(['a', 200], ['b', 1]), run(['a', 3], ['b', 2])];
  const there = [run(['a', 2], ['b', 2]), run(['a', 2], ['b', 2]), run(['a', 1], ['b', 50])];
  expect(compare(here, there)).toEqual([
    { name: 'a', here: 3, there: 2, ratio: 1.5 },
    { name: 'b', here: 1, there: 2, ratio: 0.5 },
  ]);
});

test('figures that only one of the two has are named and not compared', () => {
  const [here, there] = [[run(['a', 1], ['new', 1])], [run(['old', 1], ['a', 1])]];
  expect(compare(here, there).map(({ name }) => name)).toEqual(['a']);
  expect(unmatched(here, there)).toEqual(['new', 'old']);
});
