import { expect, test } from 'vitest';
import { rational } from '../../../engine/core/rational.ts';
import { points, signed } from './numbers.ts';

test.each([
  [rational(12), '12'],
  [rational(-2, 3), '−⅔'],
  [rational(4, 3), '1⅓'],
  [rational(0), '0'],
  [rational(-7, 5), '−1 2/5'],
  [rational(-2, 5), '−2/5'],
])('writes points as people do', (value, shown) => expect(points(value, 'de')).toBe(shown));

test('adds a plus to winnings only if asked', () => {
  expect(signed(rational(3), 'de')).toBe('+3');
  expect(signed(rational(0), 'de')).toBe('0');
});
