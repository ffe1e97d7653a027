import { expect, test } from 'vitest';
import { within95 } from './student.ts';

// Student's quantiles of 97.5 %, from any table: by values, one more than there are degrees of freedom.
test.each([
  [2, 12.7062],
  [3, 4.3027],
  [4, 3.1824],
  [5, 2.7764],
  [6, 2.5706],
  [11, 2.2281],
  [12, 2.201],
  [31, 2.0423],
  [40, 2.0227],
  [121, 1.9799],
  [1001, 1.9623],
  [1_000_000, 1.96],
])('95 of 100 true means lie within as many errors as the table says of %i values', (values, wanted) => {
  expect(within95(values)).toBeCloseTo(wanted, 4);
});

test('one value has no spread', () => {
  expect(() => within95(1)).toThrow('1 values');
});
